import { describe, expect, it } from "vitest";
import { errorsByProblem } from "~/domain/health/errors-by-problem";
import { percentile, type ShardReport, stuckAfter } from "~/domain/health/service-report";
import { shownDuration } from "~/domain/health/shown-duration";
import { shownService } from "~/domain/health/shown-service";
import { speedOf } from "~/domain/health/speed-of";
import { tenantsNamedIn } from "~/domain/health/tenants-named-in";

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds));

describe("a percentile", () => {
  it.each([
    [[], 0.5, null],
    [[7], 0.95, 7],
    [[1, 2], 0.5, 1],
    [[1, 2, 3], 0.5, 2],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
  ])("of %j at %s is %s", (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});

describe("a duration", () => {
  it.each([
    [0, "0 ms"],
    [1_999, "1999 ms"],
    [2_000, "2 s"],
    [119_000, "119 s"],
    [120_000, "2 min"],
    [7_200_000, "2 h"],
    [172_800_000, "2 d"],
  ])("of %d ms is shown as %s", (milliseconds, expected) => {
    expect(shownDuration(milliseconds)).toBe(expected);
  });
});

describe("the latest finished documents", () => {
  const finished = (id: string, seconds: number | null, engine = "1.25.0") => ({
    documentId: id,
    tenantId: "t",
    pages: 1,
    receivedAt: at(0),
    processedAt: seconds === null ? null : at(seconds),
    engine,
    model: "base",
  });

  it("are timed from arrival to result, the slowest first", () => {
    const speed = speedOf([finished("a", 3), finished("b", 9), finished("c", 1)], 2);
    expect(speed).toMatchObject({ sample: 3, p50: 3_000, p95: 9_000 });
    expect(speed.slowest.map(({ documentId }) => documentId)).toEqual(["b", "a"]);
  });

  it("that were processed again days later, or are not done, have no time", () => {
    const speed = speedOf([finished("a", 3), finished("again", 90_000), finished("open", null)], 5);
    expect(speed).toMatchObject({ sample: 1, p95: 3_000 });
    expect(speed.versions).toEqual([{ engine: "1.25.0", model: "base", documents: 3 }]);
  });

  it("are counted by what answered them, the most used first", () => {
    const speed = speedOf([finished("a", 1, "1.24.0"), finished("b", 1), finished("c", 1)], 0);
    expect(speed.versions.map(({ engine, documents }) => [engine, documents])).toEqual([
      ["1.25.0", 2],
      ["1.24.0", 1],
    ]);
    expect(speed.slowest).toEqual([]);
  });
});

it("errors are counted by kind with the latest document, and organizations once each", () => {
  const error = (problem: string | null, tenantId: string, documentId: string, seconds: number) => ({
    problem,
    tenantId,
    documentId,
    at: at(seconds),
  });
  const groups = errorsByProblem([
    error("problem.internal", "s", "4", 4),
    error("reading.damaged", "t", "3", 3),
    error("reading.damaged", "t", "2", 2),
    error(null, "t", "1", 1),
  ]);
  expect(groups).toEqual([
    { problem: "reading.damaged", documents: 2, tenants: 1, documentId: "3", latestAt: at(3) },
    { problem: "problem.internal", documents: 1, tenants: 1, documentId: "4", latestAt: at(4) },
  ]);
});

describe("a shard on the page", () => {
  const now = new Date(at(0).getTime() + stuckAfter + 1);
  const waiting = (documentId: string, tenantId: string, moved: Date) => ({
    documentId,
    tenantId,
    status: "processing" as const,
    receivedAt: at(0),
    progressAt: moved,
    redrives: 1,
  });
  const report: ShardReport = {
    id: "us-1",
    answers: true,
    received: 1,
    inLine: 0,
    processing: 2,
    pendingPages: 3,
    waiting: [waiting("stuck", "t", at(0)), waiting("moving", "u", at(1))],
    errors: [],
    doors: [{ kind: "webhook", tenantId: "v", problem: null, count: 2, since: at(0) }],
    speed: speedOf([], 0),
    usage: [{ tenantId: "w", documents: 2, pages: 5 }],
    pagesOfDay: 20,
  };

  it("names a document stuck that has not moved for longer than it may", () => {
    const { waiting: shown, shards } = shownService([report], { t: "Larkmoor" }, now);
    expect(shown.map(({ name, isStuck, next }) => [name, isStuck, next])).toEqual([
      ["Larkmoor", true, "/documents/stuck"],
      ["u", false, "/documents/moving"],
    ]);
    expect(shards[0]).toMatchObject({ oldest: "15 min", p50: null });
  });

  it("leads from a failing door to where it is looked after, and says which share a day's pages were", () => {
    const { doors, usage } = shownService([report], {}, now);
    expect(doors[0]).toMatchObject({ next: "/connections", count: 2, since: "02/03/2026 10:00" });
    expect(usage[0]).toMatchObject({ share: "25 %", next: "/dashboard" });
    expect(shownService([{ ...report, pagesOfDay: 0 }], {}, now).usage[0]?.share).toBe("–");
  });

  it("names each organization once", () => {
    expect(tenantsNamedIn([report, report]).sort()).toEqual(["t", "u", "v", "w"]);
  });
});
