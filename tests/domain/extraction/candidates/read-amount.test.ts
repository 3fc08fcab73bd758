import { describe, expect, it } from "vitest";
import { centsOf, readAmount } from "~/domain/extraction/candidates/read-amount";

describe("amounts", () => {
  it.each([
    ["1,234.56", ".", "1234.56"],
    ["1.234,56", ",", "1234.56"],
    ["1.234,56", ".", "1234.56"],
    ["1 234,56", ",", "1234.56"],
    ["1'234.50", ".", "1234.50"],
    ["1,14,000.00", ".", "114000.00"],
    ["1.234", ",", "1234"],
    ["1.234", ".", "1.234"],
    ["12,5", ",", "12.5"],
    ["$45.00", ".", "45.00"],
    ["45,00 €", ",", "45.00"],
    ["RM 30.90", ".", "30.90"],
    ["Rs. 1,52,775.00", ".", "152775.00"],
    ["(3.75)", ".", "-3.75"],
    ["12.50-", ".", "-12.50"],
    ["-$12.50", ".", "-12.50"],
    ["12.50 CR", ".", "12.50"],
    ["12.50 DR", ".", "-12.50"],
    ["0.00", ".", "0.00"],
    ["1,234.56 MXN", ".", "1234.56"],
  ] as const)("%s with mark %s", (text, mark, value) => {
    expect(readAmount(text, mark)?.value).toBe(value);
  });

  it.each(["abc", "12/03/2025", "1.2.3.4", "INV-2041", "", "1,23,4"])("%j is none", (text) => {
    expect(readAmount(text, ".")).toBeUndefined();
  });

  it("tells a rate from an amount", () => {
    expect(readAmount("21 %", ",")?.percent).toBe(true);
    expect(readAmount("21,00", ",")?.percent).toBe(false);
  });

  it.each([
    ["0.145", 15],
    ["-0.145", -15],
    ["1.005", 101],
    ["12.3", 1230],
  ])("%s is %i cents", (value, cents) => {
    expect(centsOf(value)).toBe(cents);
  });
});
