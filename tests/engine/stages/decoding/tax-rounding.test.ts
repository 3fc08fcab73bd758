import { roundedTaxOf, taxOf } from "@engine/stages/decoding/tax-rounding";
import { describe, expect, it } from "vitest";

const rowsOf = (...amounts: number[]) =>
  amounts.map((cents) => ({ cents, balance: undefined, arithmetic: "untested" as const }));

it.each([
  [100_00, 21, 21_00],
  [33_33, 20, 6_67],
  [-33_33, 20, -6_67],
  [50, 5, 3],
  [-50, 5, -3],
  [0, 21, 0],
  [100_00, 14.975, 14_98],
  [999_999_999_99, 19, 190_000_000_00],
])("the tax on %i cents at %d per cent is %i", (cents, rate, tax) => {
  expect(taxOf(cents, rate)).toBe(tax);
});

describe("the rate by which a tax was worked out", () => {
  it.each([
    [100_00, 21_00, [4, 10, 21], { rate: 21, rounded: "sum" }],
    [100_00, 21_01, [21], { rate: 21, rounded: "sum" }],
    [-100_00, -19_00, [19], { rate: 19, rounded: "sum" }],
    [100_00, 21_02, [21], undefined],
    [100_00, 21_00, [], undefined],
    [0, 0, [21], undefined],
    [100_00, 0, [21], undefined],
  ] as const)("%i and %i, of %j: %j", (net, tax, rates, found) => {
    expect(roundedTaxOf(net, tax, { rates, rows: [] })).toEqual(found);
  });

  it("may be rounded on each line", () => {
    const rows = rowsOf(33, 33, 33, 33, 33);
    expect(roundedTaxOf(165, 35, { rates: [20], rows })).toEqual({ rate: 20, rounded: "lines" });
    expect(roundedTaxOf(165, 35, { rates: [20], rows: [] })).toBeUndefined();
    expect(roundedTaxOf(200, 35, { rates: [20], rows })).toBeUndefined();
  });
});
