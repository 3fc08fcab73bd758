import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("grossAmount", () => {
  it.each([
    {
      name: "is the amount before the agency's commission",
      expected: "25.00",
      about: {},
      typed: `
        Gross Total $25.00
        Commission ($3.75)
        Net Total $21.25`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("grossAmount", typed, about)).toBe(expected);
  });
});
