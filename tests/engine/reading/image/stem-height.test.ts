import { stemHeight } from "@engine/reading/image/stem-height";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";

// Stems of letters, 14 pixels high, on lines 30 apart, and a vertical ruling through the whole page.
const printed = makeGrey(300, 300, (x, y) => (x === 150 || (y % 30 < 14 && x % 8 < 2) ? 20 : 240));

test("the height of letters is that of their stems, whatever rulings there are", () => {
  expect(stemHeight(printed)).toBe(14);
});

test("an empty page has none", () => {
  expect(stemHeight(makeGrey(100, 100, () => 250))).toBe(0);
});
