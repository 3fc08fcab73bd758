import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("advertiser", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "America First Action",
      about: { kind: "purchase_order" },
      typed: `
        Contract # 26898588
        Advertiser: America First Action`,
    },
    {
      name: "stands behind a second label",
      expected: "BERNIE 2020",
      about: { kind: "purchase_order" },
      typed: `
        Order / Rev: 273338
        Advertiser       Name:       BERNIE 2020`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("advertiser", typed, about)).toBe(expected);
  });
});
