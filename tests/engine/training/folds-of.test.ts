import { foldsOf } from "@engine/training/folds-of";
import { describe, expect, it } from "vitest";

const of = (...vendorKeys: string[]) => ({ vendorKeys, sketch: [] });
const vendors = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([vendor, count]) => Array.from({ length: count }, () => of(vendor)));

describe("folds", () => {
  it("keep the documents of a vendor together", () => {
    const origins = vendors({ a: 4, b: 3, c: 3, d: 2, e: 2, f: 1, g: 1 });
    const { by, vendors: seen, count, foldOf } = foldsOf(origins);
    expect({ by, seen, count }).toEqual({ by: "vendor", seen: 7, count: 5 });
    for (const key of "abcdefg") {
      const folds = origins.flatMap(({ vendorKeys }, index) =>
        vendorKeys[0] === key ? [foldOf[index]] : [],
      );
      expect(new Set(folds).size).toBe(1);
    }
  });

  it("are of about the same size, and none is empty", () => {
    const { foldOf, count } = foldsOf(vendors({ a: 6, b: 4, c: 4, d: 3, e: 3, f: 2, g: 2, h: 1 }));
    const sizes = Array.from({ length: count }, (_, fold) => foldOf.filter((one) => one === fold).length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
  });

  it("are as many as there are vendors when these are fewer than five", () => {
    expect(foldsOf(vendors({ a: 5, b: 1 }))).toMatchObject({ by: "vendor", count: 2 });
  });

  it("hold single documents where all are of one vendor", () => {
    expect(foldsOf(vendors({ a: 3 }))).toEqual({ by: "document", vendors: 1, count: 3, foldOf: [0, 1, 2] });
  });

  it("do not depend on anything but the documents", () => {
    const origins = vendors({ a: 3, b: 3, c: 2, d: 2, e: 2, f: 2 });
    expect(foldsOf(origins)).toEqual(foldsOf(structuredClone(origins)));
  });
});
