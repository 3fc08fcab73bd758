import { attributesOf, rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { BulkNotices } = await import("~/components/documents/bulk-notices");

type Props = Parameters<typeof BulkNotices>[0];

const outcome = (change: Partial<NonNullable<Props["outcome"]>> = {}): Props["outcome"] => ({
  intent: "approve",
  done: 3,
  conflicts: 0,
  problem: null,
  approvalId: "a1",
  ...change,
});
const running = (change: Partial<Props["running"][number]> = {}) =>
  ({
    id: "b1",
    action: "approve",
    total: 90,
    done: 30,
    conflicts: 0,
    status: "running",
    ...change,
  }) as Props["running"][number];
const undo = { action: "/take-back", query: "status=success" };
const shown = (change: Partial<Props>) =>
  rendered(BulkNotices, {
    undo,
    outcome: null,
    running: [],
    refreshTo: "?watch=1",
    repeats: false,
    ...change,
  });

describe("what came of an action on many documents", () => {
  it("is nothing where nothing happened", () => {
    expect(shown({})).toBe("");
  });

  it("is told with its count, and can be taken back", () => {
    const html = shown({ outcome: outcome() });
    expect(wordsOf(html)).toContain("3");
    expect(html).toContain('role="status"');
    expect(html).toContain('name="approval" value="a1"');
    expect(html).toContain('action="/take-back"');
    expect(html).toContain('name="query" value="status=success"');
  });

  it.each<[why: string, change: Partial<Props>]>([
    ["nothing was approved", { outcome: outcome({ done: 0 }) }],
    ["it was no approval", { outcome: outcome({ intent: "delete" }) }],
    ["it has no name to be taken back by", { outcome: outcome({ approvalId: null }) }],
    ["the person may not", { outcome: outcome(), undo: null }],
    ["it failed", { outcome: outcome({ problem: "error.unexpected" }) }],
  ])("cannot be taken back where %s", (_why, change) => {
    expect(shown(change)).not.toContain('value="take-back"');
  });

  it("alerts where nothing was done or it failed, and tells either once", () => {
    expect(shown({ outcome: outcome({ done: 0 }) })).toContain('role="alert"');
    const failed = shown({ outcome: outcome({ problem: "error.unexpected", done: 3 }) });
    expect(attributesOf(failed, "role")).toEqual(["alert"]);
  });

  it("tells conflicts beside what was done, none where there are none", () => {
    const [without, withTwo] = [0, 2].map((conflicts) => wordsOf(shown({ outcome: outcome({ conflicts }) })));
    expect(withTwo?.length).toBeGreaterThan(without?.length ?? 0);
    expect(withTwo).toContain("2");
  });
});

describe("actions on whole lists", () => {
  it("say how far they are, and keep the page fresh while one runs", () => {
    const html = shown({ running: [running()] });
    expect(wordsOf(html)).toMatch(/30.*90/);
    expect(html).toContain("?watch=1");
    expect(shown({ running: [running({ status: "done" })] })).not.toContain("?watch=1");
  });

  it("alert where one stopped", () => {
    expect(
      attributesOf(shown({ running: [running({ status: "error" }), running({ id: "b2" })] }), "role"),
    ).toEqual(["alert", "status"]);
  });

  it("can be taken back once an approval is through, by its own name", () => {
    expect(shown({ running: [running({ status: "done" })] })).toContain('name="approval" value="b1"');
    for (const change of [
      { status: "running" },
      { status: "done", done: 0 },
      { status: "done", action: "delete" },
    ])
      expect(shown({ running: [running(change as Partial<Props["running"][number]>)] })).not.toContain(
        "take-back",
      );
  });
});
