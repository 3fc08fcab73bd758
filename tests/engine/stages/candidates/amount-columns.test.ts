import { findAmounts } from "@engine/stages/candidates/find-amounts";
import { linesWithAmounts } from "@engine/stages/candidates/lines-with-amounts";
import { markColumnSums } from "@engine/stages/candidates/mark-column-sums";
import { describe, expect, it } from "vitest";
import { lineIn, linesIn } from "../../support/rows";

const amountsOn = (typed: string) => linesIn(typed).flatMap((line) => findAmounts(line, ".", new Set()));

describe("the facts of an amount", () => {
  it.each([
    ["12.50", "decimals"],
    ["0.1375", "fine"],
    ["12", "whole"],
    ["1,234", "grouped"],
    ["$12.50", "currency-sign"],
    ["21%", "percent"],
    ["217 kWh", "kwh-unit"],
    ["41 therms", "therm-unit"],
    ["12 m³", "volume-unit"],
    ["31 days", "other-unit"],
  ] as const)("of %s are %s", (text, fact) => {
    const [amount] = findAmounts(lineIn(text), ".", new Set());
    expect([...(amount?.facts ?? [])]).toContain(fact);
  });

  it("leave out words that are taken, and words without digits", () => {
    const line = lineIn("Total 12.50 of 30.00");
    const taken = new Set(line.tokens.slice(1, 2));
    expect(findAmounts(line, ".", taken).map(({ value }) => value)).toEqual(["30.00"]);
    expect(findAmounts(lineIn("USD Total"), ".", new Set())).toEqual([]);
  });
});

describe("the sum of a column", () => {
  const marked = (typed: string) => {
    const amounts = amountsOn(typed);
    markColumnSums(amounts);
    return amounts.filter(({ facts }) => facts.has("column-sum")).map(({ value }) => value);
  };

  it("is what the amounts right above come to", () => {
    expect(marked("  10.00\n  21.50\n  31.50")).toEqual(["31.50"]);
    expect(marked("  99.00\n  10.00\n  21.50\n  31.50")).toEqual(["31.50"]);
  });

  it("marks its parts by the line that it stands on", () => {
    const amounts = amountsOn("  10.00\n  21.50\n  31.50");
    markColumnSums(amounts);
    expect(amounts.map(({ facts }) => facts.has("part-of:2"))).toEqual([true, true, false]);
  });

  it.each([
    ["one amount alone", "  31.50\n  31.50"],
    ["amounts of another column", "  10.00\n       21.50\n  31.50"],
    ["numbers without cents", "  10\n  21\n  31"],
    ["nothing", "   0.00\n   0.00\n   0.00"],
    ["one amount and nothing", "  31.50\n   0.00\n  31.50"],
    ["other amounts", "  10.00\n  21.50\n  31.60"],
  ])("is not %s", (_what, typed) => {
    expect(marked(typed)).toEqual([]);
  });
});

describe("lines of tables that may be believed", () => {
  const amounts = amountsOn(`${"\n".repeat(9)}    10.00`);

  it("begin a few lines above the first amount", () => {
    const line = amounts[0]?.line ?? -1;
    const run = Array.from({ length: 12 }, (_, at) => line - 10 + at);
    expect([...linesWithAmounts(new Set(run), amounts)]).toEqual(run.filter((one) => one >= line - 6));
  });

  it("are none in a run without an amount", () => {
    expect(linesWithAmounts(new Set([40, 41, 42]), amounts).size).toBe(0);
    expect(linesWithAmounts(new Set(), amounts).size).toBe(0);
  });
});
