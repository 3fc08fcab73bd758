import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("customerTaxNumber", () => {
  it.each([
    {
      name: "stands at the customer",
      expected: "51 824 753 556",
      about: {},
      typed: `
        Coastal Fasteners Pty Ltd
        ABN: 53 004 085 616
        12 Harbour Street
        Newcastle NSW 2300
        
        Bill To:
        Hunter Builders Pty Ltd
        45 Industrial Drive
        Mayfield NSW 2304
        ABN: 51 824 753 556`,
    },
    {
      name: "is absent when only the vendor has one",
      expected: undefined,
      about: {},
      typed: `
        Coastal Fasteners Pty Ltd
        ABN: 53 004 085 616
        12 Harbour Street
        Newcastle NSW 2300
        
        Bill To:
        Hunter Builders
        45 Industrial Drive
        Mayfield NSW 2304`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("customerTaxNumber", typed, about)).toBe(expected);
  });
});
