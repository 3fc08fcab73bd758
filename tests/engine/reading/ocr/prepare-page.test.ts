import { preparePage } from "@engine/reading/ocr/prepare-page";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";

// Words of tiny letters, 8 pixels high and 2 apart, whose feet stand so close that their rows look like one dark line.
const tiny = makeGrey(1200, 900, (x, y) => {
  const row = y % 30;
  if (y < 100 || y > 400 || x < 100 || x > 260 || row >= 8) return 250;
  return x % 6 < 2 || (row === 7 && x % 6 < 4) ? 30 : 250;
});
const inkOf = ({ data }: { data: Uint8Array }) => data.reduce((sum, level) => sum + (level < 128 ? 1 : 0), 0);

test("the feet of tiny letters are not taken for rulings in an enlarged picture", () => {
  const { image } = preparePage(tiny, 0, false, 2.5);
  expect(image.width).toBe(3000);
  expect(inkOf(image)).toBeGreaterThan(inkOf(tiny) * 2.5 ** 2 * 0.85);
});
