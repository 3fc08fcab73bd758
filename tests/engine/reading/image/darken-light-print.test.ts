import { darkenLightPrint } from "@engine/reading/image/darken-light-print";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";

const level = (image: { width: number; data: Uint8Array }, x: number, y: number) =>
  image.data[y * image.width + x] ?? -1;
const isStem = (x: number, y: number) => x % 12 < 3 && y >= 112 && y < 124;

test("white print on a coloured heading becomes dark print on paper, to the edge of the heading", () => {
  const table = makeGrey(400, 400, (x, y) => {
    if (y < 101 || y >= 137 || x < 51 || x >= 347) return 250;
    return isStem(x, y) ? 255 : 118;
  });
  const clear = darkenLightPrint(table);
  expect(level(clear, 120, 115)).toBeLessThan(30);
  expect(level(clear, 127, 115)).toBeGreaterThan(200);
  for (const [x, y] of [
    [51, 120],
    [346, 120],
    [200, 101],
    [200, 136],
  ] as const)
    expect(level(clear, x, y)).toBeGreaterThan(200);
  expect(level(clear, 50, 120)).toBe(250);
  expect(level(clear, 200, 100)).toBe(250);
});

test("dark print on a shade, and bars without print, stay as they are", () => {
  const shaded = makeGrey(400, 400, (x, y) => {
    if (y >= 300 && y < 330 && x > 50 && x < 350) return 10;
    if (y < 100 || y >= 136 || x < 50 || x >= 350) return 250;
    return isStem(x, y) ? 0 : 150;
  });
  expect(darkenLightPrint(shaded)).toBe(shaded);
});
