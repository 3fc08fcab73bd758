import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("vendorTaxNumber", () => {
  it.each([
    {
      name: "has valid check digits",
      expected: "53 004 085 616",
      about: {},
      typed: `
        Coastal Fasteners Pty Ltd
        ABN: 53 004 085 616
        12 Harbour Street
        Newcastle NSW 2300`,
    },
    {
      name: "stands at the vendor, not at the customer",
      expected: "53 004 085 616",
      about: {},
      typed: `
        Coastal Fasteners Pty Ltd
        12 Harbour Street
        Newcastle NSW 2300
        ABN: 53 004 085 616
        
        Bill To:
        Hunter Builders Pty Ltd
        45 Industrial Drive
        Mayfield NSW 2304
        ABN: 51 824 753 556`,
    },
    {
      name: "is the Spanish CIF",
      expected: "B12345674",
      about: { culture: "es-ES" },
      typed: `
        Ferretería Lozano, S.L.
        C/ Mayor 14
        28013 Madrid
        CIF: B12345674`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("vendorTaxNumber", typed, about)).toBe(expected);
  });
});
