import { blur } from "@engine/reading/image/blur";
import { flattenLight } from "@engine/reading/image/flatten-light";
import type { GreyImage } from "@engine/reading/image/grey-image";
import { lightUnevenness } from "@engine/reading/image/light-unevenness";
import { noiseEstimate } from "@engine/reading/image/noise-estimate";
import { removeRulings } from "@engine/reading/image/remove-rulings";
import { rotate } from "@engine/reading/image/rotate";
import { scale } from "@engine/reading/image/scale";
import { skewAngle } from "@engine/reading/image/skew-angle";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

const at = (image: GreyImage, x: number, y: number) => image.data[y * image.width + x];
const linesOfText = makeGrey(800, 600, (x, y) => (y % 40 < 12 && x % 9 < 5 && x > 80 && x < 720 ? 20 : 240));

describe("noise", () => {
  test("a clean page has none", () => {
    expect(noiseEstimate(linesOfText)).toBe(0);
  });

  test.each([4, 8])("uniform noise of +-%i levels is found and softened by the blur", (spread) => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const noisy = makeGrey(400, 400, () => 200 + Math.round((random() * 2 - 1) * spread));
    const expected = spread / Math.sqrt(3);
    expect(noiseEstimate(noisy)).toBeGreaterThan(expected * 0.8);
    expect(noiseEstimate(noisy)).toBeLessThan(expected * 1.25);
    expect(noiseEstimate(blur(noisy))).toBeLessThan(expected / 2);
  });
});

describe("scaling", () => {
  test("shrinking takes the mean of what it covers", () => {
    const image = makeGrey(4, 2, (x) => (x < 2 ? 10 * (x + 1) : 100));
    expect(scale(image, 0.5)).toEqual({ width: 2, height: 1, data: Uint8Array.of(15, 100) });
  });

  test("enlarging keeps a flat tone and a straight slope", () => {
    const slope = scale(
      makeGrey(20, 20, (x) => x * 10),
      2,
    );
    expect([slope.width, slope.height]).toEqual([40, 40]);
    expect(at(slope, 20, 20)).toBeCloseTo(97.5, -0.5);
    expect(
      scale(
        makeGrey(9, 9, () => 77),
        1.5,
      ).data.every((level) => level === 77),
    ).toBe(true);
  });
});

describe("skew", () => {
  test.each([0, 0.5, 3, -2.5, 5])("a page turned by %d degrees is measured and levelled", (degrees) => {
    const askew = rotate(linesOfText, -degrees);
    expect(Math.abs(skewAngle(askew) - degrees)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(skewAngle(rotate(askew, degrees)))).toBeLessThanOrEqual(0.2);
  });

  test("an empty page is level", () => {
    expect(skewAngle(makeGrey(300, 300, () => 255))).toBe(0);
  });
});

describe("light", () => {
  const shaded = makeGrey(400, 400, (x, y) => ((x % 50 < 4 && y % 20 < 10 ? 0.1 : 1) * (250 - x * 0.4)) | 0);

  test("a shadow is measured and evened out, ink stays dark", () => {
    expect(lightUnevenness(shaded)).toBeGreaterThan(40);
    const even = flattenLight(shaded);
    expect(lightUnevenness(even)).toBeLessThan(15);
    expect(at(even, 201, 5)).toBeLessThan(60);
  });
});

describe("rulings", () => {
  const isRuling = (x: number, y: number) => (y % 100 < 3 && x > 20) || (x % 200 < 3 && y > 20);
  const isLetter = (x: number, y: number) => x > 60 && x < 68 && y > 130 && y < 150;
  const isBlock = (x: number, y: number) => x > 240 && x < 360 && y > 230 && y < 270;
  const table = makeGrey(700, 500, (x, y) => (isRuling(x, y) || isLetter(x, y) || isBlock(x, y) ? 10 : 250));

  test("long thin lines go, letters and solid blocks stay", () => {
    const cleaned = removeRulings(table);
    expect(at(cleaned, 350, 101)).toBeGreaterThan(200);
    expect(at(cleaned, 201, 350)).toBeGreaterThan(200);
    expect(at(cleaned, 64, 140)).toBe(10);
    expect(at(cleaned, 300, 250)).toBe(10);
  });

  test("a page without rulings is handed back as it is", () => {
    expect(removeRulings(linesOfText)).toBe(linesOfText);
  });
});
