import { describe, expect, it } from "vitest";
import { taxCodesOf } from "~/domain/erp/erp-settings";
import { taxCodeOf } from "~/domain/erp/tax-code-of";

const codes = new Map([
  [19, "VAT19"],
  [7, "VAT7"],
  [0, "NONE"],
]);
const codeOf = (rates: (number | null)[], netCents: number | null, grossCents: number, byRate = codes) => {
  const lines = rates.map((taxRate) => ({ taxRate }));
  return lines.map((line) => taxCodeOf(line, { lines, netCents, grossCents }, byRate));
};

describe("the code of a line's tax", () => {
  it.each([
    ["the rate printed on the line", [19, 7], 20_000, 22_600, ["VAT19", "VAT7"]],
    ["nothing for a rate without a code", [16, 19], 20_000, 23_500, [null, "VAT19"]],
    ["nothing for a line without a rate beside one with one", [19, null], 20_000, 22_600, ["VAT19", null]],
    ["the document's rate where no line has one", [null, null], 10_000, 11_900, ["VAT19", "VAT19"]],
    ["the document's rate, a cent off", [null], 9_999, 11_900, ["VAT19"]],
    ["nothing for a document of two rates", [null, null], 20_000, 22_600, [null, null]],
    ["the code of no tax", [null], 10_000, 10_000, ["NONE"]],
    ["nothing where the net amount is not known", [null], null, 11_900, [null]],
  ])("is %s", (_name, rates, net, gross, expected) => {
    expect(codeOf(rates as (number | null)[], net, gross)).toEqual(expected);
  });

  it("is not guessed between two rates that a small sum cannot tell apart", () => {
    const near = new Map([
      [5, "FIVE"],
      [5.5, "FIVE-AND-A-HALF"],
    ]);
    expect(codeOf([null], 100, 105, near)).toEqual([null]);
    expect(codeOf([null], 10_000, 10_550, near)).toEqual(["FIVE-AND-A-HALF"]);
  });
});

it("codes are typed a rate a line", () => {
  expect(taxCodesOf("19 = VAT19\n\n 5,5% = FR 5.5 \n0=NONE")).toEqual(
    new Map([
      [19, "VAT19"],
      [5.5, "FR 5.5"],
      [0, "NONE"],
    ]),
  );
  for (const wrong of ["19", "= VAT", "many = VAT", "19 =", "19 = A CODE THAT IS FAR TOO LONG", "-1 = X"])
    expect(taxCodesOf(wrong), wrong).toBeNull();
});
