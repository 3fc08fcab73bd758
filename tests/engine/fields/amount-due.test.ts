import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("amountDue", () => {
  it.each([
    {
      name: "is what is left after a payment",
      expected: "50.00",
      about: {},
      typed: `
        Subtotal       100.00
        Tax             10.00
        Total          110.00
        Paid            60.00
        Balance due     50.00`,
    },
    {
      name: "is not repeated when it equals the total",
      expected: undefined,
      about: {},
      typed: `
        Subtotal 100.00
        Tax 10.00
        Total 110.00`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("amountDue", typed, about)).toBe(expected);
  });
});
