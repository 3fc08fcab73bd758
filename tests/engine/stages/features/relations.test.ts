import { analysisOf } from "@engine/analysis-of";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

/** The features that an amount or a date has from its relations to others, by its text. */
function relationsIn(typed: string): Record<string, string[]> {
  const { remembered: context } = analysisOf(
    [pageOf(typed)],
    extractionRequest("receipt"),
    baseKnowledge,
  ).context;
  return Object.fromEntries(
    [...context.relations].map(([candidate, features]) => [candidate.raw, Object.keys(features)]),
  );
}

describe("relations of amounts", () => {
  it("know net, tax and gross at a printed rate", () => {
    const relations = relationsIn(`
      Net          200.00
      GST 6%        12.00
      Sum          212.00
      Other         50.00`);
    expect(relations["212.00"]).toEqual(expect.arrayContaining(["sum-of-two", "gross-at-rate", "share-all"]));
    expect(relations["200.00"]).toContain("net-at-rate");
    expect(relations["12.00"]).toContain("tax-at-rate");
    expect(relations["50.00"]).not.toContain("net-at-rate");
  });

  it("know the rounded from the exact, and whether the difference is printed", () => {
    const shown = relationsIn(`
      Total        41.52
      Rounding     -0.02
      To pay       41.50`);
    expect(shown["41.50"]).toContain("rounded-as-shown");
    expect(shown["41.52"]).toContain("unrounded-as-shown");
    const silent = relationsIn(`
      Total        41.52
      Cash         41.50`);
    expect(silent["41.50"]).toContain("rounded");
  });
});

describe("relations of dates", () => {
  it("count the days since the first", () => {
    const relations = relationsIn(`
      Issued  2026-03-01
      Payable 2026-03-31`);
    expect(relations["2026-03-01"]).toContain("first-day");
    expect(relations["2026-03-31"]).toEqual(expect.arrayContaining(["last-day", "days-since-first-30"]));
  });
});
