import { withoutFrame } from "@engine/reading/image/without-frame";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";

const level = (image: { width: number; data: Uint8Array }, x: number, y: number) =>
  image.data[y * image.width + x] ?? -1;

test("the dark frame of a scan goes, print within it stays", () => {
  const scan = makeGrey(200, 300, (x, y) => {
    if (x < 20 || y >= 290) return 20;
    return x >= 90 && x < 110 && y >= 100 && y < 110 ? 10 : 240;
  });
  const clean = withoutFrame(scan);
  expect(level(clean, 5, 150)).toBeGreaterThan(200);
  expect(level(clean, 100, 298)).toBeGreaterThan(200);
  expect(level(clean, 100, 105)).toBe(10);
});

test("a dark band right across the page is print", () => {
  const printed = makeGrey(200, 300, (x, y) =>
    y >= 100 && y < 130 && !(x > 60 && x < 90 && y > 110) ? 20 : 240,
  );
  expect(level(withoutFrame(printed), 10, 105)).toBe(20);
});
