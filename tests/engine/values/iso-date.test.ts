import { daysBetween, isoDate } from "@engine/values/iso-date";
import { describe, expect, it } from "vitest";

describe("a calendar date", () => {
  it.each([
    [2026, 2, 14, "2026-02-14"],
    [2024, 2, 29, "2024-02-29"],
    [2000, 2, 29, "2000-02-29"],
    [26, 1, 5, "2026-01-05"],
    [79, 12, 31, "2079-12-31"],
    [80, 1, 1, "1980-01-01"],
    [99, 6, 30, "1999-06-30"],
    [0, 3, 1, "2000-03-01"],
    [1970, 1, 1, "1970-01-01"],
    [2099, 12, 31, "2099-12-31"],
  ])("year %i, month %i, day %i is %s", (year, month, day, date) => {
    expect(isoDate(year, month, day)).toBe(date);
  });

  it.each([
    [2025, 2, 29],
    [2100, 1, 1],
    [1969, 12, 31],
    [2026, 0, 5],
    [2026, 13, 5],
    [2026, 4, 31],
    [2026, 4, 0],
    [2026, -1, 5],
    [202, 1, 5],
  ])("year %i, month %i, day %i is none", (year, month, day) => {
    expect(isoDate(year, month, day)).toBeUndefined();
  });
});

describe("days between two dates", () => {
  it.each([
    ["2026-02-28", "2026-03-01", 1],
    ["2024-02-28", "2024-03-01", 2],
    ["2026-01-01", "2026-01-01", 0],
    ["2026-03-31", "2026-03-01", -30],
    ["2025-12-31", "2026-12-31", 365],
    ["2026-03-28", "2026-03-30", 2],
  ])("from %s to %s are %i", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
