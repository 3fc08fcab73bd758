import { amountRuns, groupsBefore, lastMoney } from "@engine/stages/tables/amount-runs";
import { describe, expect, it } from "vitest";
import { lineIn, sourcesOf } from "../../support/rows";

function runsOn(...pages: string[]) {
  const { layout, labels } = sourcesOf(pages);
  return amountRuns(layout.lines, { mark: ".", labels }).map(({ amounts }) =>
    amounts.map((line) => line.tokens[0]?.text),
  );
}

describe("amounts under one another", () => {
  it("are one run, up to the first sum", () => {
    expect(runsOn("Coffee      4.50\nTea         3.00\nTotal       7.50\nCash       10.00")).toEqual([
      ["Coffee", "Tea"],
    ]);
  });

  it("may have three lines between them, not four", () => {
    const apart = (lines: number) => `Coffee      4.50\n${"of the house\n".repeat(lines)}Tea         3.00`;
    expect(runsOn(apart(3))).toEqual([["Coffee", "Tea"]]);
    expect(runsOn(apart(4))).toEqual([["Coffee"], ["Tea"]]);
  });

  it.each([
    ["at another edge", ["Coffee      4.50\nTea              3.00"]],
    ["on another page", ["Coffee      4.50", "Tea         3.00"]],
  ])("are two runs %s", (_where, pages) => {
    expect(runsOn(...pages)).toEqual([["Coffee"], ["Tea"]]);
  });

  it("are none where nothing has cents", () => {
    expect(runsOn("Coffee      4\nTea         3")).toEqual([]);
    expect(runsOn("")).toEqual([]);
  });

  it("go on behind a sum of their own rows that have counts and prices", () => {
    const rows = "Oak   2   60.00   120.00\nAsh   1   30.00    30.00";
    expect(runsOn(`${rows}\nSubtotal          150.00\nElm   1   10.00    10.00`)[0]).toEqual([
      "Oak",
      "Ash",
      "Elm",
    ]);
    expect(runsOn(`${rows}\nSubtotal          151.00\nElm   1   10.00    10.00`)[0]).toEqual(["Oak", "Ash"]);
  });
});

describe("the amount that ends a line", () => {
  it.each([
    ["Coffee 2 4.50", "4.50"],
    ["Coffee 4.50 A", "4.50"],
    ["Coffee 4.50 EUR", "4.50"],
    ["Coffee 4.50 euros", "4.50"],
    ["Coffee 3.00 4.50", "4.50"],
    ["Coffee 4.50 (19%)", undefined],
    ["Coffee 4.50 of the house", undefined],
    ["Coffee 4", undefined],
    ["Coffee 10.00%", undefined],
  ])("%s: %s", (text, amount) => {
    expect(lastMoney(lineIn(text), { mark: "." })?.text).toBe(amount);
  });
});

it("groups of digits stand close in front of three digits", () => {
  const [one, two, three] = lineIn("1 040 250,00").tokens;
  if (!one || !two || !three) throw new Error("three groups are wanted");
  const close = [one, two, three].map((token, at) => ({
    text: token.text,
    page: 1,
    order: at,
    confidence: 1,
    box: token.box,
    left: 0.1 + at * 0.03,
    right: 0.128 + at * 0.03,
    top: 0.1,
    bottom: 0.12,
  }));
  expect(groupsBefore(close, 2).map(({ text }) => text)).toEqual(["1", "040"]);
  expect(groupsBefore(close, 1).map(({ text }) => text)).toEqual(["1"]);
  expect(groupsBefore([one, two, three], 2)).toEqual([]);
});
