import { attributesOf, rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { ReleaseNotice } = await import("~/components/documents/release-notice");

type Props = Parameters<typeof ReleaseNotice>[0];

const shown = (release: Partial<NonNullable<Props["release"]>> | null, mayRelease = true) =>
  rendered(ReleaseNotice, {
    id: "d1",
    mayRelease,
    repeats: false,
    release: release && {
      provider: "ftp",
      state: "waiting",
      attempts: 0,
      problem: null,
      path: null,
      hasCsv: false,
      next: null,
      done: null,
      ...release,
    },
  });
const problem = "release.problem.unreachable" as NonNullable<Props["release"]>["problem"];

describe("what became of a document's release", () => {
  it("is nothing where none was asked for", () => {
    expect(shown(null)).toBe("");
  });

  it("is under way until the first attempt, and kept up to date", () => {
    const html = shown({});
    expect(wordsOf(html)).toContain("This document is being released to the FTP server.");
    expect(html).toContain("?watch=1");
    expect(shown({ attempts: 1, problem })).not.toContain("?watch=1");
  });

  it("names the files that were stored, the CSV only where there is one", () => {
    const done = { state: "done", path: "/out/d1.json", done: "Nov 23, 2026" } as const;
    expect(wordsOf(shown(done))).toContain("Released to the FTP server on Nov 23, 2026: /out/d1.json");
    expect(attributesOf(shown(done), "href")).toEqual(["/documents/d1/released.json"]);
    expect(attributesOf(shown({ ...done, hasCsv: true }), "href")).toEqual([
      "/documents/d1/released.json",
      "/documents/d1/released.csv",
    ]);
  });

  it("says why it failed and when it is tried again", () => {
    const words = wordsOf(shown({ attempts: 2, problem, next: "10:15" }));
    expect(words).toContain("could not be released to the FTP server.");
    expect(words).toContain("Next attempt: 10:15.");
  });

  it("says after how many attempts it was given up", () => {
    expect(wordsOf(shown({ state: "failed", attempts: 5, problem }))).toContain("in 5 attempts");
    expect(wordsOf(shown({ state: "failed", attempts: 1, problem }))).not.toContain("attempts");
  });

  it("offers another try after a problem, to whoever may release", () => {
    const failed = { state: "failed", attempts: 5, problem } as const;
    expect(shown(failed)).toContain('value="release"');
    expect(shown(failed, false)).not.toContain('value="release"');
    expect(shown({ state: "done", path: "/out/d1.json" })).not.toContain('value="release"');
  });
});
