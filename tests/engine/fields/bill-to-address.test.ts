import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("billToAddress", () => {
  it.each([
    {
      name: "stands below its label",
      expected: "1 Castle Hill, Windsor SL4 1PD",
      about: {},
      typed: `
        Bill To:
        Oakfield Trust
        1 Castle Hill
        Windsor SL4 1PD`,
    },
    {
      name: "is not the delivery address beside it",
      expected: "1 Castle Hill, Windsor SL4 1PD",
      about: {},
      typed: `
        Bill To:                   Ship To:
        Oakfield Trust             Oakfield School
        1 Castle Hill              Mill Lane 4
        Windsor SL4 1PD            Slough SL1 4XP`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("billToAddress", typed, about)).toBe(expected);
  });
});
