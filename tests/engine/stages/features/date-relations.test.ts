import { dateRelations } from "@engine/stages/features/date-relations";
import { describe, expect, it } from "vitest";
import { countingIn, madeCandidate } from "../../support/seen";

/** The features of each date, by its day, of a document with these dates. */
function relationsOf(...days: string[]): Record<string, string[]> {
  const dates = days.map((value) => madeCandidate({ type: "date", value }));
  return Object.fromEntries(
    [...dateRelations(dates)].map(([{ value }, features]) => [value, Object.keys(countingIn(features))]),
  );
}

describe("how dates stand to each other", () => {
  it("gives the only day of a document both ends and no company", () => {
    expect(relationsOf("2026-03-01")).toEqual({
      "2026-03-01": ["days-since-first-0", "first-day", "last-day"],
    });
  });

  it.each([
    ["the same week", "2026-03-05", "days-since-first-week"],
    ["7 days net", "2026-03-08", "days-since-first-7"],
    ["10 days net", "2026-03-11", "days-since-first-10"],
    ["14 days net", "2026-03-15", "days-since-first-14"],
    ["a statement of four weeks", "2026-03-29", "days-since-first-28"],
    ["a month of 31 days", "2026-03-31", "days-since-first-30"],
    ["the same day of the next month", "2026-04-01", "days-since-first-31"],
    ["45 days net", "2026-04-15", "days-since-first-45"],
    ["60 days net", "2026-04-30", "days-since-first-60"],
    ["90 days net", "2026-05-30", "days-since-first-90"],
    ["days that are no usual term", "2026-03-18", "days-since-first-month"],
    ["less than 45 days", "2026-04-14", "days-since-first-month"],
    ["a quarter", "2026-06-05", "days-since-first-quarter"],
    ["150 days and more", "2026-07-29", "days-since-first-far"],
    ["another year", "2027-03-01", "days-since-first-far"],
  ])("counts %s", (_name, day, bucket) => {
    const relations = relationsOf("2026-03-01", day);
    expect(relations[day]).toEqual([bucket, "last-day", "several-days"]);
    expect(relations["2026-03-01"]).toEqual(["days-since-first-0", "first-day", "several-days"]);
  });

  it("does not depend on the order in which the dates are printed", () => {
    expect(relationsOf("2026-04-30", "2026-03-31", "2026-03-01")).toEqual(
      relationsOf("2026-03-01", "2026-03-31", "2026-04-30"),
    );
  });

  it("knows a day between the first and the last as neither", () => {
    expect(relationsOf("2026-03-01", "2026-03-15", "2026-03-31")["2026-03-15"]).toEqual([
      "days-since-first-14",
      "several-days",
    ]);
  });

  it("counts over the change of the clocks and over the 29th of February", () => {
    expect(relationsOf("2024-02-28", "2024-03-06")["2024-03-06"]).toContain("days-since-first-7");
    expect(relationsOf("2026-03-28", "2026-04-04")["2026-04-04"]).toContain("days-since-first-7");
  });

  it("gives a day that is printed twice the same features at both places", () => {
    const dates = ["2026-03-01", "2026-03-01"].map((value) => madeCandidate({ type: "date", value }));
    expect([...dateRelations(dates).values()].map(countingIn)).toEqual([
      { "days-since-first-0": 1, "first-day": 1, "last-day": 1 },
      { "days-since-first-0": 1, "first-day": 1, "last-day": 1 },
    ]);
  });

  it("has nothing to say of a document without dates", () => {
    expect(dateRelations([]).size).toBe(0);
  });
});
