import { fitLine } from "@engine/reading/image/sheet/fit-line";
import { describe, expect, it } from "vitest";

/** Places of an edge at every ray: `depth = offset + slope * ray`, each moved by what `off` says of it. */
const placesOf = (count: number, offset: number, slope: number, off: (ray: number) => number = () => 0) =>
  Array.from({ length: count }, (_, ray) => ({ ray, depth: offset + slope * ray + off(ray) }));

describe("the straight edge through most of the places", () => {
  it.each([
    ["level", 40, 0],
    ["rising", 40, 0.25],
    ["falling", 90, -0.5],
  ])("is found exactly where all lie on it: %s", (_, offset, slope) => {
    const line = fitLine(placesOf(30, offset, slope), 20);
    expect(line?.offset).toBeCloseTo(offset);
    expect(line?.slope).toBeCloseTo(slope);
  });

  it("goes past a thumb over a fifth of the edge", () => {
    const line = fitLine(
      placesOf(50, 40, 0.1, (ray) => (ray >= 20 && ray < 30 ? 60 : 0)),
      30,
    );
    expect(line?.offset).toBeCloseTo(40);
    expect(line?.slope).toBeCloseTo(0.1);
  });

  it("takes the mean of paper that bends by two pixels, and leaves out what is further off", () => {
    const bent = placesOf(40, 40, 0, (ray) => (ray % 4 === 0 ? 2 : 0));
    expect(fitLine(bent, 40)?.offset).toBeCloseTo(40.5, 0);
    const torn = placesOf(40, 40, 0, (ray) => (ray % 4 === 0 ? 2.1 : 0));
    expect(fitLine(torn, 40)).toBeUndefined();
    expect(fitLine(torn, 30)?.offset).toBeCloseTo(40);
  });

  it("is none where too few places are known", () => {
    expect(fitLine(placesOf(19, 40, 0), 20)).toBeUndefined();
    expect(fitLine(placesOf(20, 40, 0), 20)).toBeDefined();
    expect(fitLine(placesOf(1, 40, 0), 1)).toBeUndefined();
    expect(fitLine([], 0)).toBeUndefined();
  });
});
