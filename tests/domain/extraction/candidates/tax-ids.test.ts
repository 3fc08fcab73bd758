import { describe, expect, it } from "vitest";
import { taxIdOf } from "~/domain/extraction/candidates/tax-ids";

describe("tax numbers", () => {
  it.each([
    ["53 004 085 616", "ABN", "AU", true],
    ["27AAPFU0939F1ZV", "GSTIN", "IN", true],
    ["27AAPFU0939F1ZX", "GSTIN", "IN", false],
    ["DE136695976", "VAT", "DE", true],
    ["DE136695977", "VAT", "DE", false],
    ["FR 40 303 265 045", "VAT", "FR", true],
    ["B12345674", "NIF", "ES", true],
    ["12345678Z", "NIF", "ES", true],
    ["12345678A", "NIF", "ES", false],
    ["ESB12345674", "VAT", "ES", true],
    ["PT501442600", "VAT", "PT", true],
    ["MRI990812KL4", "RFC", "MX", undefined],
    ["81472 9505 RT0001", "GST", "CA", undefined],
    ["NL810433941B01", "VAT", "NL", undefined],
  ])("%s is a %s of %s", (text, kind, country, proven) => {
    expect(taxIdOf(text)).toEqual({ kind, country, proven });
  });

  it.each(["53 004 085 617", "4711", "INV-2041", "12/03/2025"])("%s is none", (text) => {
    expect(taxIdOf(text)).toBeUndefined();
  });
});
