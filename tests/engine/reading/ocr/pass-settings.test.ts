import { firstPassSettings, nextPassSettings } from "@engine/reading/ocr/pass-settings";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";

/** A lying sheet of lines with stems of a given height. */
const sheet = (stem: number) => makeGrey(1200, 900, (x, y) => (y % 40 < stem && x % 9 < 2 ? 30 : 250));

test("small print is enlarged to the size that reads best, larger print as the size of the picture asks", () => {
  expect(firstPassSettings(sheet(8)).enlarged).toBe(2.5);
  expect(firstPassSettings(sheet(16)).enlarged).toBe(1.5);
});

test("enlarging stops where memory does", () => {
  const { width, height } = { width: 2200, height: 2500 };
  const fine = makeGrey(width, height, (x, y) => (y % 40 < 5 && x % 9 < 2 ? 30 : 250));
  const { enlarged } = firstPassSettings(fine);
  expect(enlarged).toBeGreaterThanOrEqual(1.5);
  expect(width * height * enlarged ** 2).toBeLessThan(13_000_000);
});

test("tiny letters are not softened when a sheet is looked at again, larger ones are", () => {
  const first = { ...firstPassSettings(sheet(8)), softened: 0 };
  expect(nextPassSettings(sheet(8), first, 9)).toMatchObject({
    softened: 0,
    enlarged: expect.closeTo(2.72, 1),
  });
  expect(nextPassSettings(sheet(8), first, 24)).toMatchObject({ softened: 1 });
});
