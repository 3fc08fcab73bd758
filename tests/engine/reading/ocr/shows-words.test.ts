import type { GreyImage } from "@engine/reading/image/grey-image";
import { turnQuarters } from "@engine/reading/image/turn-quarters";
import type { RecognisedWord } from "@engine/reading/ocr/recognise-words";
import { showsWords } from "@engine/reading/ocr/shows-words";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";
import { seededRandom } from "../../../../lab/samples/seeded-random";

const [width, height] = [1200, 1600];

function noisy(from: (x: number, y: number) => boolean): GreyImage {
  const random = seededRandom(4);
  return makeGrey(width, height, (x, y) => (from(x, y) && random() < 0.3 ? 20 : 250));
}

/** Lines of letters of ten by fourteen pixels in the lower right part of the page. */
const printed = (x: number, y: number) =>
  x > 660 && x < 1140 && y > 900 && y < 1140 && x % 14 < 10 && y % 30 < 14;

const words = (...texts: string[]): RecognisedWord[] =>
  texts.map((text) => ({ text, left: 0, top: 0, right: 9, bottom: 9, confidence: 0.9 }));
const noTurn = async () => {};

function watched(seen: (image: GreyImage) => RecognisedWord[]) {
  const pictures: GreyImage[] = [];
  const recognise = async (image: GreyImage) => {
    pictures.push(image);
    return seen(image);
  };
  return { pictures, recognise };
}

test("a page of as much ink as print has is not looked at beforehand", async () => {
  const { pictures, recognise } = watched(() => []);
  const page = makeGrey(width, height, (x, y) => (printed(x, y) ? 20 : 250));
  expect(await showsWords(page, recognise, noTurn)).toBe(true);
  expect(pictures).toEqual([]);
});

test("noise is given up after four looks, together at less than a page", async () => {
  const { pictures, recognise } = watched(() => []);
  const page = noisy(() => true);
  expect(await showsWords(page, recognise, noTurn)).toBe(false);
  expect(pictures).toHaveLength(4);
  expect(pictures.reduce((sum, image) => sum + image.width * image.height, 0)).toBeLessThan(width * height);
});

test.each([
  ["short words", words("ee", "a:", "1.", "oe", "rn")],
  ["one lone word", words("Total")],
  ["doubtful words", words("Total", "amount", "Invoice").map((word) => ({ ...word, confidence: 0.6 }))],
])("%s are what is read into noise", async (_case, read) => {
  expect(
    await showsWords(
      noisy(() => true),
      async () => read,
      noTurn,
    ),
  ).toBe(false);
});

const half = (x: number, y: number) => y < 800 || x < 600;
const mixed = noisy(half);
for (let at = 0; at < mixed.data.length; at++)
  if (printed(at % width, Math.floor(at / width))) mixed.data[at] = 20;

const isPrint = ({ data }: GreyImage) => data.filter((level) => level > 100).length > data.length * 0.75;

/** The lines of a sample of print go across, so that more of its rows are blank than of its columns. */
function isUpright({ width: across, height: down, data }: GreyImage): boolean {
  const inked = { rows: new Set<number>(), columns: new Set<number>() };
  data.forEach((level, at) => {
    if (level > 100) return;
    inked.rows.add(Math.floor(at / across));
    inked.columns.add(at % across);
  });
  return inked.rows.size / down < inked.columns.size / across;
}

test("print beside noise is found where its letters stand in rows, at the first look", async () => {
  const { pictures, recognise } = watched((image) => (isPrint(image) ? words("Total", "amount") : []));
  expect(await showsWords(mixed, recognise, noTurn)).toBe(true);
  expect(pictures).toHaveLength(1);
});

test.each([0, 1, 2, 3])(
  "print that lies %i quarter turns off is looked at the way its lines go",
  async (turns) => {
    const { pictures, recognise } = watched(() => []);
    await showsWords(turnQuarters(mixed, turns), recognise, noTurn);
    expect(pictures.slice(0, 2).map(isUpright)).toEqual([true, true]);
  },
);

test("print that stands on its head is found at the second look", async () => {
  let looks = 0;
  expect(await showsWords(mixed, async () => (++looks === 2 ? words("Total", "amount") : []), noTurn)).toBe(
    true,
  );
});
