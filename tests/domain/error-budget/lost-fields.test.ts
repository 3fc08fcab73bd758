import { describe, expect, it } from "vitest";
import { lostFields } from "~/domain/error-budget/lost-fields";

const after = { fields: { total: null, tax: 900 }, suppliers: { s1: { total: null }, s2: { total: 980 } } };

describe("what is lost of what passed", () => {
  it.each([
    ["nothing where nothing passed", null, []],
    ["nothing where it did not pass before", { fields: { total: null }, suppliers: {} }, []],
    [
      "a field of all others",
      { fields: { total: 990, tax: 950 }, suppliers: {} },
      [{ supplierId: null, fields: ["total"] }],
    ],
    [
      "a field of a supplier, and of one that has no rules of its own any more where nothing passes for all others",
      { fields: {}, suppliers: { s1: { total: 990 }, s2: { total: 990 }, s3: { total: 990, tax: 990 } } },
      [
        { supplierId: "s1", fields: ["total"] },
        { supplierId: "s3", fields: ["total"] },
      ],
    ],
    [
      "once what a supplier lost like all others, whose rules it followed",
      { fields: { total: 990 }, suppliers: { s3: { tax: 990 } } },
      [{ supplierId: null, fields: ["total"] }],
    ],
  ])("%s", (_, before, lost) => {
    expect(lostFields(before, after)).toEqual(lost);
  });
});
