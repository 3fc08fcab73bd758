import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("closingBalance", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "2084.50",
      about: { kind: "bank_statement" },
      typed: `
        Opening balance 1,250.00
        Closing balance 2,084.50`,
    },
    {
      name: "may be negative",
      expected: "-12.40",
      about: { kind: "bank_statement" },
      typed: `
        Beginning balance 50.00
        Ending balance -12.40`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("closingBalance", typed, about)).toBe(expected);
  });
});
