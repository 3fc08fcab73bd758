import { mendedTaxId, taxIdOf } from "@engine/values/tax-ids";
import { describe, expect, it } from "vitest";

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
    ["EKU9003173C9", "RFC", "MX", true],
    ["EKU9003173C8", "RFC", "MX", false],
    ["12345 6782 RT0001", "GST", "CA", true],
    ["1234567890 TQ 0001", "QST", "CA", undefined],
    ["NL810433941B01", "VAT", "NL", true],
    ["GB 980 7806 84", "VAT", "GB", true],
    ["BE 0403.019.261", "VAT", "BE", true],
    ["ATU13585627", "VAT", "AT", true],
    ["CHE-123.456.788 MWST", "VAT", "CH", true],
    ["PL 5260001246", "VAT", "PL", true],
    ["IT00743110157", "VAT", "IT", true],
    ["AAPFU0939F", "PAN", "IN", undefined],
    ["001147416576", "GST", "MY", true],
    ["001147416578", "GST", "MY", false],
    ["W10-1808-31043258", "SST", "MY", undefined],
    ["049-091-850", "IRD", "NZ", true],
    ["980 7806 84", "VAT", "GB", true],
    ["201/113/40209", "Steuernummer", "DE", undefined],
    ["201/5113/4020", "Steuernummer", "DE", undefined],
    ["5205/5777/1510", "Steuernummer", "DE", undefined],
    ["11.222.333/0001-81", "CNPJ", "BR", true],
    ["20-12345678-6", "CUIT", "AR", true],
  ])("%s is a %s of %s", (text, kind, country, proven) => {
    expect(taxIdOf(text)).toEqual({ kind, country, proven, needsLabel: false });
  });

  it.each([
    ["12-3456789", "EIN", "US"],
    ["00743110157", "PIVA", "IT"],
    ["201-113-40209", "Steuernummer", "DE"],
    ["69435151530", "OIB", "HR"],
    ["501442600", "NIF", "PT"],
    ["123 456 782", "VAT", "GB"],
    ["810433941B01", "VAT", "NL"],
    ["200312345A", "UEN", "SG"],
  ])("%s is a %s of %s only behind a label", (text, kind, country) => {
    expect(taxIdOf(text)).toMatchObject({ kind, country, needsLabel: true });
  });

  it.each(["4711", "INV-2041", "45.00"])("%s is none", (text) => {
    expect(taxIdOf(text)).toBeUndefined();
  });
});

describe("a tax number with one digit misread", () => {
  it.each([
    ["a nine read as a two, where the check is firm", "001147416576", "001147416526"],
    ["a six read as an eight", "001147416576", "001147418576"],
    ["with its spaces", "0011 4741 6576", "0011 4741 8576"],
  ])("is mended: %s", (_name, printed, read) => {
    expect(mendedTaxId(read)).toBe(printed);
  });

  it.each([
    ["its check holds", "001147416576"],
    ["two digits were misread", "001147418526"],
    ["a check of two digits holds for too many", "GB 980 7805 84"],
    ["a check of one digit does", "DE136695977"],
    ["its kind has no check", "W10-1808-31043258"],
    ["it is of no kind", "4711"],
  ])("is left as it is where %s", (_name, read) => {
    expect(mendedTaxId(read)).toBeUndefined();
  });
});
