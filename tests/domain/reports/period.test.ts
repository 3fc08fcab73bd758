import { describe, expect, it } from "vitest";
import { documentStatuses } from "~/domain/documents/status";
import { axisOf } from "~/domain/reports/chart-axis";
import { bucketsOf, daysOfBucket, periodBefore, periodOf } from "~/domain/reports/period";
import { nextSending, periodOfSending } from "~/domain/reports/report-schedule";
import { medianBound, reviewBounds } from "~/domain/reports/review-time";
import { standingCounts, standingOf, standings } from "~/domain/reports/standing";

const now = new Date("2026-03-09T22:30:00Z");
const none = { startDate: null, endDate: null };

describe("a period", () => {
  it("is the last thirty days of the time zone unless somebody says otherwise", () => {
    expect(periodOf(none, now, "UTC")).toEqual({ from: "2026-02-08", to: "2026-03-09", by: "day" });
    expect(periodOf(none, now, "Asia/Kolkata")?.to).toBe("2026-03-10");
    expect(periodOf({ ...none, by: "month" }, now, "UTC")).toEqual({
      from: "2025-03-01",
      to: "2026-03-09",
      by: "month",
    });
    const long = { startDate: { day: "2020-01-01" }, endDate: { day: "2026-01-01" } };
    expect(periodOf(long, now, "UTC")).toBeNull();
  });

  it("has every day and month once, and one before it of the same length", () => {
    const period = { from: "2026-02-27", to: "2026-03-02", by: "day" as const };
    expect(bucketsOf(period)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
    expect(bucketsOf({ ...period, by: "month" })).toEqual(["2026-02", "2026-03"]);
    expect(daysOfBucket("2026-02", period)).toEqual({ from: "2026-02-27", to: "2026-02-28" });
    expect(periodBefore(period)).toMatchObject({ from: "2026-02-23", to: "2026-02-26" });
  });
});

describe("reports that are sent by themselves", () => {
  it.each([
    ["daily", "2026-03-10T10:00:00.000Z", "2026-03-09", "2026-03-09"],
    ["weekly", "2026-03-16T10:00:00.000Z", "2026-03-09", "2026-03-15"],
    ["monthly", "2026-04-01T10:00:00.000Z", "2026-03-01", "2026-03-31"],
  ] as const)("go out %s at six where the model is, about what is over", (rhythm, at, from, to) => {
    const next = nextSending(rhythm, now, "America/New_York");
    expect(next.toISOString()).toBe(at);
    expect(periodOfSending(rhythm, next, "America/New_York")).toEqual({ from, to });
  });
});

it("every document but a split one stands in one place, and the places add up", () => {
  for (const status of documentStatuses) {
    const counts = standingCounts({ [status]: 3 });
    expect(counts.total).toBe(status === "split" ? 0 : 3);
    expect(standings.reduce((sum, standing) => sum + counts[standing], 0)).toBe(counts.total);
    expect(standingOf(status) === null).toBe(status === "split");
  }
});

it("half of the documents were approved within the median's bound", () => {
  expect(medianBound([])).toBeNull();
  expect(medianBound([0, 2, 1, 1])).toBe(reviewBounds[1]);
  expect(medianBound([1, 0, 0, 3])).toBe(reviewBounds[3]);
  expect(medianBound([...reviewBounds.map(() => 0), 1])).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  [0, 1, 1],
  [4, 1, 4],
  [23, 5, 25],
  [100, 20, 100],
  [1_234, 500, 1_500],
])("an axis up to %i has steps of %i and ends at %i", (most, step, top) => {
  expect(axisOf(most)).toMatchObject({ step, top });
});
