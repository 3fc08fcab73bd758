import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("periodEnd", () => {
  it.each([
    {
      name: "closes a range of dates",
      expected: "2025-03-31",
      about: { kind: "bank_statement" },
      typed: "Statement period: 1 March 2025 to 31 March 2025",
    },
    {
      name: "closes a Spanish periodo",
      expected: "2025-02-28",
      about: { kind: "energy_bill", culture: "es-ES" },
      typed: "Periodo de facturación: 01/02/2025 al 28/02/2025",
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("periodEnd", typed, about)).toBe(expected);
  });
});
