import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("tax", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "10.00",
      about: {},
      typed: `
        Subtotal 100.00
        GST 10% 10.00
        Total 110.00`,
    },
    {
      name: "is not the rate",
      expected: "93.00",
      about: {},
      typed: `
        Subtotal 465.00
        VAT 20% 93.00
        Total 558.00`,
    },
    {
      name: "is the sum of central and state tax in India",
      expected: "180.00",
      about: { culture: "en-IN" },
      typed: `
        Taxable Value     1,000.00
        CGST 9%              90.00
        SGST 9%              90.00
        Total             1,180.00
        GSTIN: 33AAPFU0939F1ZT`,
    },
    {
      name: "is the Spanish cuota de IVA",
      expected: "21.00",
      about: { culture: "es-ES" },
      typed: `
        Base imponible 100,00
        Cuota IVA 21,00
        Total factura 121,00`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("tax", typed, about)).toBe(expected);
  });
});
