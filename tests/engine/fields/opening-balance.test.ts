import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("openingBalance", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "1250.00",
      about: { kind: "bank_statement" },
      typed: `
        Opening balance 1,250.00
        Closing balance 2,084.50`,
    },
    {
      name: "is the Spanish saldo anterior",
      expected: "1250.00",
      about: { kind: "bank_statement", culture: "es-ES" },
      typed: `
        Saldo anterior 1.250,00
        Saldo final 2.084,50`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("openingBalance", typed, about)).toBe(expected);
  });
});
