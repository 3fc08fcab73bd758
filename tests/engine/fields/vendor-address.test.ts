import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("vendorAddress", () => {
  it.each([
    {
      name: "stands below the letterhead",
      expected: "12 Harbour Street, Newcastle NSW 2300",
      about: {},
      typed: `
        Coastal Fasteners Pty Ltd
        12 Harbour Street
        Newcastle NSW 2300
        Ph: 02 4900 1234
        
        Invoice No: 77`,
    },
    {
      name: "stands on one line",
      expected: "1 Quay Street, Leeds LS1 2TW",
      about: {},
      typed: `
        Harbour Tools Ltd
        1 Quay Street, Leeds LS1 2TW
        
        Invoice No: 77`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("vendorAddress", typed, about)).toBe(expected);
  });
});
