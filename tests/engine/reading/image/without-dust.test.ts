import type { GreyImage } from "@engine/reading/image/grey-image";
import { withoutDust } from "@engine/reading/image/without-dust";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";
import { seededRandom } from "../../../../lab/samples/seeded-random";

type Box = { left: number; top: number; wide: number; high: number };

const draw = (image: GreyImage, { left, top, wide, high }: Box) => {
  for (let y = top; y < top + high; y++)
    image.data.fill(40, y * image.width + left, y * image.width + left + wide);
};
const paper = () => makeGrey(800, 1000, () => 245);
const inked = ({ data }: GreyImage) => data.filter((level) => level < 100).length;

function dust(image: GreyImage, count: number, largest: number) {
  const random = seededRandom(5);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let at = 0; at < count; at++)
    draw(image, { left: upTo(780), top: upTo(980), wide: 1 + upTo(largest), high: 1 + upTo(largest) });
  return image;
}

/** Letters of ten by fourteen pixels, eight to a word. */
function print(image: GreyImage, lines: number) {
  for (let line = 0; line < lines; line++)
    for (let letter = 0; letter < 32; letter++)
      draw(image, {
        left: 60 + letter * 14 + Math.floor(letter / 8) * 12,
        top: 100 + line * 30,
        wide: 10,
        high: 14,
      });
  return image;
}

test.each([
  ["fine", 4000, 3],
  ["coarse", 600, 12],
])("a blank page with %s dust is nearly all paper", (_size, count, largest) => {
  const before = dust(paper(), count, largest);
  expect(inked(withoutDust(before))).toBeLessThan(inked(before) * 0.12);
});

test("a printed page comes back as it is, with a few specks, too", () => {
  const clean = print(paper(), 20);
  expect(withoutDust(clean)).toBe(clean);
  const specked = dust(print(paper(), 20), 100, 8);
  expect(withoutDust(specked)).toBe(specked);
});

test("the few lines of a dusty page stay whole", () => {
  const printed = print(paper(), 2);
  const cleaned = withoutDust(dust(print(paper(), 2), 900, 10));
  const lost = printed.data.filter((level, at) => level < 100 && (cleaned.data[at] ?? 255) >= 100).length;
  expect(lost).toBeLessThan(inked(printed) * 0.05);
});

test("print that lies on its side stays, too", () => {
  const upright = print(paper(), 20);
  const sideways = makeGrey(1000, 800, (x, y) => upright.data[x * 800 + y] ?? 255);
  expect(withoutDust(sideways)).toBe(sideways);
});
