import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("accountNumber", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "HB1009",
      about: {},
      typed: `
        Customer account no: HB1009
        Invoice No: 77`,
    },
    {
      name: "may be written in groups",
      expected: "600 418 225",
      about: { kind: "energy_bill" },
      typed: `
        Account number: 600 418 225
        Total due $703.99`,
    },
    {
      name: "is not the vendor's bank account",
      expected: undefined,
      about: {},
      typed: `
        Invoice No: 77
        Bank Account Number: 123456789`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("accountNumber", typed, about)).toBe(expected);
  });
});
