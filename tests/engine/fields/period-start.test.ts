import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("periodStart", () => {
  it.each([
    {
      name: "opens a range of dates",
      expected: "2025-03-01",
      about: { kind: "bank_statement" },
      typed: "Statement period: 1 March 2025 to 31 March 2025",
    },
    {
      name: "has a label of its own",
      expected: "2025-03-01",
      about: { kind: "energy_bill" },
      typed: `
        Period start: 01/03/2025
        Period end: 31/03/2025`,
    },
    {
      name: "opens the flight of an advertising order",
      expected: "2020-02-24",
      about: { kind: "purchase_order" },
      typed: `
        Order / Rev: 273338
        Flight Dates: 02/24/20 - 02/26/20`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("periodStart", typed, about)).toBe(expected);
  });
});
