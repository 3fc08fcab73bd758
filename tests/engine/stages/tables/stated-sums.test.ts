import type { Word } from "@engine/reading/page";
import { linesOf } from "@engine/stages/layout/lines-of";
import { tokensOf } from "@engine/stages/layout/token";
import { addsUp, moneyOn, statedSums, sumOf } from "@engine/stages/tables/stated-sums";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { lineIn, rowOf, sourcesOf } from "../../support/rows";

const statedOn = (typed: string) => {
  const { layout, labels } = sourcesOf(typed);
  return statedSums(layout, { mark: ".", labels });
};

describe("the sums that a document states", () => {
  const invoice = statedOn(`
    Oak panel          120.00
    Brass hinge         30.00
    Subtotal           150.00
    GST 10%             15.00
    Total              165.00`);

  it("stand on lines for net and total, not on those of items", () => {
    expect([...invoice.totals]).toEqual([15000, 16500]);
  });

  it("are also what is left of a total without a stated tax", () => {
    const { sums } = statedOn(`
      Oak panel          120.00
      Brass hinge         30.00
      GST 10%             15.00
      Total              165.00`);
    expect([...sums]).toEqual([16500, 15000]);
  });

  it("are not what is left of a net without its tax", () => {
    expect([...invoice.sums]).toEqual([15000, 16500]);
  });

  it("are also amounts that are printed on two lines", () => {
    const { sums, totals } = statedOn(`
      Oak panel          120.00
      Brass hinge         30.00
      Visa card         150.00
      Please keep        150.00`);
    expect([...totals]).toEqual([]);
    expect([...sums]).toEqual([15000]);
  });

  it("are not stated twice by a line that prints its amount twice", () => {
    expect([...statedOn("Oak panel    120.00    120.00").sums]).toEqual([]);
  });

  it("are none on an empty page", () => {
    expect(statedOn("").sums.size).toBe(0);
  });
});

describe("the amounts with cents on a line", () => {
  it.each([
    ["Oak panel 2 60.00 120.00", ".", [6000, 12000]],
    ["Summe 1 040,00", ",", [4000]],
    ["Gutschrift -45,00", ",", [4500]],
    ["Discount (45.00)", ".", [4500]],
    ["GST 10.00% 12.00", ".", [1200]],
    ["Order 2041 of 12", ".", []],
    ["Total 999,999,999.99", ".", [99999999999]],
  ] as const)("%s: %s", (text, mark, cents) => {
    expect(moneyOn(lineIn(text), { mark })).toEqual(cents);
  });
});

it("digits in groups close to each other are one amount", () => {
  const page = pageOf("Summe    1 040,00");
  const words = page.words.map(({ box: [left, top, right, bottom], ...word }): Word => {
    return { ...word, box: [left, top, right, bottom + 0.01] };
  });
  const [line] = linesOf(tokensOf({ ...page, words }));
  expect(line && moneyOn(line, { mark: "," })).toEqual([104000]);
});

describe("rows added up", () => {
  const rows = (...amounts: string[]) => amounts.map((netTotal) => rowOf({ netTotal }));

  it.each([
    [["10.00", "2.50"], 1250],
    [["10.00", "-2.50"], 750],
    [[], 0],
  ])("%j are %i cents", (amounts, cents) => {
    expect(sumOf(rows(...amounts))).toBe(cents);
  });

  it("are not where one has no amount", () => {
    expect(sumOf([...rows("10.00"), rowOf({ description: "Gift" })])).toBeUndefined();
    expect(addsUp([...rows("10.00"), rowOf({ description: "Gift" })], new Set([1000]))).toBe(false);
  });

  it.each([
    [["10.00", "2.50"], [1250], true],
    [["10.00", "2.50"], [1251], false],
    [["10.00", "-10.00"], [0], false],
    [[], [0], false],
  ])("%j make one of %j: %s", (amounts, sums, holds) => {
    expect(addsUp(rows(...amounts), new Set(sums))).toBe(holds);
  });

  it("make a sum with the tax of each row", () => {
    const taxed = [rowOf({ netTotal: "100.00", lineTax: "21.00" }), rowOf({ netTotal: "50.00" })];
    expect(addsUp(taxed, new Set([17100]))).toBe(true);
    expect(addsUp(taxed, new Set([17101]))).toBe(false);
  });
});
