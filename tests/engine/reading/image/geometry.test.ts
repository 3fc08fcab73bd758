import { betweenPixels } from "@engine/reading/image/between-pixels";
import { crop } from "@engine/reading/image/crop";
import { encodePgm } from "@engine/reading/image/encode-pgm";
import type { GreyImage } from "@engine/reading/image/grey-image";
import { isBlank } from "@engine/reading/image/is-blank";
import { meanGrey } from "@engine/reading/image/mean-grey";
import { mirror } from "@engine/reading/image/mirror";
import { rotate } from "@engine/reading/image/rotate";
import { rotatePoint } from "@engine/reading/image/rotate-point";
import { scale } from "@engine/reading/image/scale";
import { turnQuarters } from "@engine/reading/image/turn-quarters";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, it } from "vitest";

const rowsOf = ({ width, height, data }: GreyImage) =>
  Array.from({ length: height }, (_, y) => [...data.subarray(y * width, (y + 1) * width)]);
const numbered = makeGrey(3, 2, (x, y) => y * 3 + x);

describe("a picture", () => {
  it("is mirrored left to right, and twice is what it was", () => {
    expect(rowsOf(mirror(numbered))).toEqual([
      [2, 1, 0],
      [5, 4, 3],
    ]);
    expect(mirror(mirror(numbered))).toEqual(numbered);
  });

  it("has a rectangle cut out", () => {
    expect(rowsOf(crop(numbered, { left: 1, top: 0, width: 2, height: 2 }))).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(crop(numbered, { left: 0, top: 1, width: 3, height: 0 }).data).toHaveLength(0);
  });

  it("is turned clockwise by quarters", () => {
    expect(rowsOf(turnQuarters(numbered, 1))).toEqual([
      [3, 0],
      [4, 1],
      [5, 2],
    ]);
    expect(rowsOf(turnQuarters(numbered, 2))).toEqual([
      [5, 4, 3],
      [2, 1, 0],
    ]);
    expect(turnQuarters(turnQuarters(numbered, 1), 3)).toEqual(numbered);
  });

  it("is blank where one tone is all there is", () => {
    expect(isBlank(makeGrey(4, 4, () => 200))).toBe(true);
    expect(isBlank(makeGrey(4, 4, (x, y) => (x === 3 && y === 3 ? 199 : 200)))).toBe(false);
  });

  it("has a mean grey, that of paper where there is none", () => {
    expect(meanGrey(makeGrey(70, 2, (x) => (x % 2 === 0 ? 0 : 100)))).toBe(50);
    expect(meanGrey({ width: 0, height: 0, data: new Uint8Array() })).toBe(255);
  });

  it("is written with its size in front", () => {
    const file = encodePgm(numbered);
    expect(new TextDecoder().decode(file.subarray(0, 11))).toBe("P5\n3 2\n255\n");
    expect([...file.subarray(11)]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [0.5, 0, 0.5],
    [0, 0.5, 1.5],
    [1.25, 0.5, 2.75],
  ])("at %d, %d, between its pixels, is %d", (x, y, level) => {
    expect(betweenPixels(numbered, x, y)).toBeCloseTo(level);
  });
});

describe("a picture made smaller or larger", () => {
  it("has the means of the pixels that it covers", () => {
    const image = makeGrey(4, 2, (x, y) => x * 10 + y * 4);
    expect(rowsOf(scale(image, 0.5))).toEqual([[7, 27]]);
    expect(scale(image, 0.01)).toMatchObject({ width: 1, height: 1 });
  });

  it("keeps an even tone and its edges", () => {
    const even = scale(
      makeGrey(5, 4, () => 90),
      2.5,
    );
    expect([even.width, even.height]).toEqual([13, 10]);
    expect(new Set(even.data)).toEqual(new Set([90]));
    const edge = scale(
      makeGrey(8, 4, (x) => (x < 4 ? 0 : 255)),
      2,
    );
    const row = rowsOf(edge)[3] ?? [];
    expect(row.slice(0, 6).every((level) => level === 0)).toBe(true);
    expect(row.slice(10).every((level) => level === 255)).toBe(true);
  });

  it("is the same by a factor of one", () => {
    expect(scale(numbered, 1)).toBe(numbered);
  });
});

describe("a picture levelled by an angle", () => {
  const size = { width: 200, height: 100 };

  it.each([
    [100, 50, 7, 100, 50],
    [150, 50, 0, 150, 50],
    [150, 50, 90, 100, 0],
    [100, 80, 90, 130, 50],
  ])("has its point %d, %d at %d degrees from %d, %d", (x, y, degrees, fromX, fromY) => {
    const [sourceX, sourceY] = rotatePoint(x, y, size, degrees);
    expect(sourceX).toBeCloseTo(fromX);
    expect(sourceY).toBeCloseTo(fromY);
  });

  it("comes back by the opposite angle", () => {
    const [x, y] = rotatePoint(30, 20, size, 12);
    const [backX, backY] = rotatePoint(x, y, size, -12);
    expect(backX).toBeCloseTo(30);
    expect(backY).toBeCloseTo(20);
  });

  it("has a line level that was askew, and white where nothing is", () => {
    const slope = Math.tan((5 * Math.PI) / 180);
    const image = makeGrey(200, 100, (x, y) => (Math.abs(y - 50 + slope * (x - 100)) < 2 ? 0 : 128));
    const darkIn = ({ width, data }: GreyImage, y: number) =>
      data.subarray(y * width + 20, y * width + 180).filter((level) => level < 60).length;
    expect(darkIn(image, 50)).toBeLessThan(60);
    const levelled = [5, -5].map((degrees) => rotate(image, degrees));
    expect(Math.max(...levelled.map((one) => darkIn(one, 50)))).toBe(160);
    expect(levelled[0]?.data[0]).toBe(255);
  });
});
