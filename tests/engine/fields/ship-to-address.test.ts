import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("shipToAddress", () => {
  it.each([
    {
      name: "stands below its label",
      expected: "Mill Lane 4, Slough SL1 4XP",
      about: {},
      typed: `
        Bill To:                   Ship To:
        Oakfield Trust             Oakfield School
        1 Castle Hill              Mill Lane 4
        Windsor SL4 1PD            Slough SL1 4XP`,
    },
    {
      name: "is absent without its label",
      expected: undefined,
      about: {},
      typed: `
        Bill To:
        Oakfield Trust
        1 Castle Hill
        Windsor SL4 1PD`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("shipToAddress", typed, about)).toBe(expected);
  });
});
