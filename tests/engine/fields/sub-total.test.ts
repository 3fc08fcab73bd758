import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("subTotal", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "100.00",
      about: {},
      typed: `
        Subtotal 100.00
        GST 10% 10.00
        Total 110.00`,
    },
    {
      name: "is the Spanish base imponible",
      expected: "2331.00",
      about: { culture: "es-ES" },
      typed: `
        Base imponible 2.331,00 €
        IVA 21% 489,51 €
        Total 2.820,51 €`,
    },
    {
      name: "is found by arithmetic where its heading is unknown",
      expected: "100.00",
      about: {},
      typed: `
        Grundlage X      Anteil Y     Total
        100.00           10.00        110.00
        GST rate 10%
        Total to pay: $110.00
        ABN: 53 004 085 616`,
    },
    {
      name: "is the sum row of a breakdown by rate",
      expected: "140.00",
      about: { culture: "en-GB" },
      typed: `
        Net amount        VAT amount     VAT %      Total
            100.00             20.00        20     120.00
             40.00              2.00         5      42.00
            140.00             22.00               162.00`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("subTotal", typed, about)).toBe(expected);
  });
});
