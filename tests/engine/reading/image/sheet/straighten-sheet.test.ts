import type { GreyImage } from "@engine/reading/image/grey-image";
import { findSheet } from "@engine/reading/image/sheet/find-sheet";
import { fromSquare } from "@engine/reading/image/sheet/from-square";
import type { Quad } from "@engine/reading/image/sheet/quad";
import { straightenSheet } from "@engine/reading/image/sheet/straighten-sheet";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

const slanted: Quad = [
  [0.16, 0.08],
  [0.88, 0.15],
  [0.94, 0.93],
  [0.07, 0.86],
];
const upright: Quad = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
];

/** A sheet with lines of print on a mottled desk, the light falling off to the right. */
function photo(corners: Quad, desk = 90): GreyImage {
  const [width, height] = [600, 800];
  const isInside = (x: number, y: number) =>
    corners.every(([fromX, fromY], index) => {
      const [toX, toY] = corners[(index + 1) % 4] ?? [fromX, fromY];
      return (toX - fromX) * (y / height - fromY) - (toY - fromY) * (x / width - fromX) > 0;
    });
  return makeGrey(width, height, (x, y) => {
    const light = 1 - (0.3 * x) / width;
    if (!isInside(x, y)) return (desk + ((x * 7 + y * 13) % 9)) * light;
    return (y % 40 < 9 && x % 11 < 6 && x > 120 && x < 480 ? 60 : 235) * light;
  });
}

describe("a sheet on a desk", () => {
  test.each([
    ["seen aslant", slanted],
    ["seen from above", upright],
  ])("%s is found by its edges", (_name, corners) => {
    const found = findSheet(photo(corners));
    found?.flat().forEach((share, index) => {
      expect(Math.abs(share - (corners.flat()[index] ?? 9))).toBeLessThan(0.006);
    });
    expect(found).toBeDefined();
  });

  test.each([
    ["a scan, white to its edges", photo(upright, 235)],
    [
      "a sheet that goes beyond the picture",
      photo([
        [0.1, 0.1],
        [0.9, 0.1],
        [0.9, 1.2],
        [0.1, 1.2],
      ]),
    ],
    ["a small card", photo(upright.map(([x, y]) => [x * 0.4, y * 0.4]) as unknown as Quad)],
  ])("%s gives no sheet", (_name, image) => {
    expect(findSheet(image)).toBeUndefined();
    expect(straightenSheet(image).image).toBe(image);
  });

  test("seen from above it needs no straightening", () => {
    const image = photo(upright);
    expect(straightenSheet(image).image).toBe(image);
  });

  test("seen aslant it is drawn as a rectangle, and places lead back to the picture", () => {
    const picture = photo(slanted);
    const { image, onPicture } = straightenSheet(picture);
    expect(Math.max(image.width, image.height)).toBe(2650);
    const corners = [onPicture(0, 0), onPicture(1, 0), onPicture(1, 1), onPicture(0, 1)].flat();
    corners.forEach((share, index) => {
      expect(Math.abs(share - (slanted.flat()[index] ?? 9))).toBeLessThan(0.006);
    });
    // No desk is left along the edges.
    const inner = (share: number, length: number) => Math.round(share * (length - 1));
    for (const [across, down] of [
      [0.02, 0.02],
      [0.98, 0.02],
      [0.98, 0.98],
      [0.02, 0.98],
    ] as const)
      expect(
        image.data[inner(down, image.height) * image.width + inner(across, image.width)],
      ).toBeGreaterThan(130);
  });
});

describe("the perspective map", () => {
  test("leads the corners of the square to the corners, and its middle to where the diagonals cross", () => {
    const map = fromSquare(slanted);
    expect([map(0, 0), map(1, 0), map(1, 1), map(0, 1)].flat().map((share) => share.toFixed(6))).toEqual(
      slanted.flat().map((share) => share.toFixed(6)),
    );
    const [x, y] = map(0.5, 0.5);
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = slanted;
    expect((x2 - x0) * (y - y0)).toBeCloseTo((y2 - y0) * (x - x0));
    expect((x3 - x1) * (y - y1)).toBeCloseTo((y3 - y1) * (x - x1));
  });
});
