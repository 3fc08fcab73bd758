import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("statementDate", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "2025-03-31",
      about: { kind: "bank_statement" },
      typed: `
        Statement Date: 31 March 2025
        Account number: 20418837`,
    },
    {
      name: "is the Spanish fecha de corte",
      expected: "2025-02-28",
      about: { kind: "bank_statement", culture: "es-MX" },
      typed: `
        Fecha de corte: 28/02/2025
        Cuenta: 4152`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("statementDate", typed, about)).toBe(expected);
  });
});
