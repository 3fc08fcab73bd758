import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("totalDebits", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "665.50",
      about: { kind: "bank_statement" },
      typed: `
        Total deposits 1,500.00
        Total withdrawals 665.50`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("totalDebits", typed, about)).toBe(expected);
  });
});
