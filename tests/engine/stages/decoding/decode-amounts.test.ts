import { extract } from "@engine/extract";
import { isTaxAtRate, taxRatesOf } from "@engine/values/tax-rates";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const proofOf = (typed: string) =>
  extract([pageOf(typed)], extractionRequest("invoice", { culture: "en-AU" })).proof;

describe("arithmetic of the amounts", () => {
  it.each([
    ["a known rate proves", "Subtotal 250.00\nGST 25.00\nTotal 275.00\nABN 53 004 085 616", "proven"],
    ["a bare sum is consistent", "Subtotal 250.00\nTax 13.11\nTotal 263.11", "consistent"],
    ["a sum that fails differs", "Subtotal 250.00\nTax 13.11\nTotal 290.00", "differs"],
    ["one amount alone is untested", "Total 290.00", "untested"],
  ])("%s", (_name, typed, state) => {
    expect(proofOf(typed).state).toBe(state);
  });

  it("allows half a cent a line where the tax of every line was rounded", () => {
    expect(isTaxAtRate(10_000, 1_003, [10], 6)).toBe(true);
    expect(isTaxAtRate(10_000, 1_003, [10], 0)).toBe(false);
  });

  it("knows no rate of a country without one", () => {
    expect(taxRatesOf("US")).toEqual([]);
    expect(taxRatesOf("AU")).toEqual([10]);
  });
});
