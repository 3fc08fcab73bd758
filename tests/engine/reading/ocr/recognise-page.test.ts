import type { GreyImage } from "@engine/reading/image/grey-image";
import { meanGrey } from "@engine/reading/image/mean-grey";
import { rotate } from "@engine/reading/image/rotate";
import { turnQuarters } from "@engine/reading/image/turn-quarters";
import { recognisePage } from "@engine/reading/ocr/recognise-page";
import type { Layout, RecognisedWord } from "@engine/reading/ocr/recognise-words";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../../lab/samples/seeded-random";

// Lines of text with a mark in the upper left part; the stand-in recogniser finds the mark wherever it lies.
const sheet = makeGrey(800, 1000, (x, y) => {
  if (x >= 100 && x < 180 && y >= 120 && y < 150) return 0;
  return y > 200 && y % 40 < 12 && x % 9 < 5 && x > 80 && x < 720 ? 205 : 240;
});
// So small that the look for the right turn takes in the whole of it.
const smallSheet = makeGrey(640, 690, (x, y) =>
  x >= 80 && x < 144 && y >= 83 && y < 104 ? 0 : 110 + (y % 40) * 3,
);
const markBox = [100 / 800, 120 / 1000, 180 / 800, 150 / 1000];

function findMark(image: GreyImage): RecognisedWord {
  const word = {
    text: "Invoice",
    left: image.width,
    top: image.height,
    right: 0,
    bottom: 0,
    confidence: 0.95,
  };
  image.data.forEach((level, at) => {
    if (level > 50) return;
    const x = at % image.width;
    const y = Math.floor(at / image.width);
    word.left = Math.min(word.left, x);
    word.right = Math.max(word.right, x + 1);
    word.top = Math.min(word.top, y);
    word.bottom = Math.max(word.bottom, y + 1);
  });
  return word;
}

const isUpright = (word: RecognisedWord, image: GreyImage) =>
  word.right - word.left > word.bottom - word.top && word.top < image.height / 2;

function expectMark(box: readonly number[] | undefined) {
  markBox.forEach((edge, index) => {
    expect(Math.abs((box?.[index] ?? 9) - edge)).toBeLessThan(0.006);
  });
}

describe("recognising a page", async () => {
  test("boxes refer to the page, whatever size was recognised", async () => {
    const page = await recognisePage(4, sheet, async (image) => [findMark(image)]);
    expect(page).toMatchObject({ number: 4, width: 800, height: 1000, source: "ocr", turns: 0 });
    expect(page.confidence).toBeCloseTo(0.95);
    expectMark(page.words[0]?.box);
  });

  test("a dark page on which nothing is read is read as its negative", async () => {
    const dark = { ...sheet, data: sheet.data.map((level) => 255 - level) };
    const seen = async (image: GreyImage) => (meanGrey(image) > 128 ? [findMark(image)] : []);
    expectMark((await recognisePage(1, dark, seen)).words[0]?.box);
  });

  test("a dark page on which nothing is read either way has no words", async () => {
    const dark = { ...sheet, data: sheet.data.map((level) => 255 - level) };
    expect((await recognisePage(1, dark, async () => [])).words).toEqual([]);
  });

  test("dashes, quotation marks and ligatures are written as people type them", async () => {
    const said = async (text: string) =>
      (await recognisePage(1, sheet, async (image) => [{ ...findMark(image), text }])).words.map(
        (word) => word.text,
      );
    expect(await said("7F3A\u20110042")).toEqual(["7F3A-0042"]);
    expect(await said("O\u2019Neill")).toEqual(["O'Neill"]);
    expect(await said("of\ufb01ce")).toEqual(["office"]);
  });

  test("a page scanned askew is read level, and boxes go back to where the words stand", async () => {
    const page = await recognisePage(1, rotate(sheet, -3), async (image) => [findMark(image)]);
    const [left = 0, top = 0, right = 0, bottom = 0] = page.words[0]?.box ?? [];
    expect(right - left).toBeCloseTo(80 / 800, 1.5);
    expect((top + bottom) / 2).not.toBeCloseTo(135 / 1000, 2);
  });

  test.each([1, 2, 3])("a page lying %i quarter turns off is turned back", async (turns) => {
    const lying = turnQuarters(smallSheet, -turns);
    const recognise = async (image: GreyImage) => {
      const word = findMark(image);
      return [{ ...word, confidence: isUpright(word, image) ? 0.95 : 0.4 }];
    };
    const page = await recognisePage(1, lying, recognise);
    expect(page.turns).toBe(turns);
    expect([page.width, page.height]).toEqual([640, 690]);
    expectMark(page.words[0]?.box);
  });

  test("on a slip doubtful lines are read again by themselves, then doubtful words", async () => {
    const layouts: Layout[] = [];
    await recognisePage(1, sheet, async (image, layout) => {
      layouts.push(layout);
      return [{ ...findMark(image), confidence: 0.77 }];
    });
    expect(layouts).toEqual(["block", "block", "line"]);
  });

  test("a page poor as a whole is looked at again, and the surer reading of each place counts", async () => {
    const sizes: number[] = [];
    const page = await recognisePage(1, sheet, async (image, layout) => {
      if (layout === "block" && image.height > 200) sizes.push(image.width);
      return [{ ...findMark(image), confidence: image.width > 800 ? 0.92 : 0.7 }];
    });
    expect(sizes).toEqual([800, 1200]);
    expect(page.words).toHaveLength(1);
    expect(page.confidence).toBeCloseTo(0.92);
    expectMark(page.words[0]?.box);
  });

  test.each([
    ["Thank you, come again", "english"],
    ["Gracias por su compra", "all"],
  ])("doubtful places of an English page are read as English alone: %s", async (text, expected) => {
    const seen: string[] = [];
    await recognisePage(1, sheet, async (image, _layout, languages) => {
      seen.push(languages);
      return text.split(" ").map((part) => ({ ...findMark(image), text: part, confidence: 0.77 }));
    });
    expect(seen[0]).toBe("all");
    expect(new Set(seen.slice(1))).toEqual(new Set([expected]));
  });

  test("words that are hardly more than texture are dropped", async () => {
    const page = await recognisePage(1, sheet, async (image, layout) =>
      layout === "line" ? [] : [findMark(image), { ...findMark(image), text: "~", confidence: 0.1 }],
    );
    expect(page.words.map((word) => word.text)).toEqual(["Invoice"]);
  });

  test("a page of noise is given up after looks that are smaller than the page, and has no words", async () => {
    const random = seededRandom(6);
    const noise = makeGrey(1500, 1200, () => (random() < 0.3 ? 20 : 250));
    let pixels = 0;
    const page = await recognisePage(3, noise, async ({ width, height }) => {
      pixels += width * height;
      return [];
    });
    expect(page).toMatchObject({ words: [], confidence: 0, turns: 0 });
    expect(pixels).toBeLessThan(1500 * 1200);
  });

  test("a page of as much ink on which some words are made out is read as a whole", async () => {
    const random = seededRandom(6);
    const noise = makeGrey(1500, 1200, () => (random() < 0.3 ? 20 : 250));
    const widths: number[] = [];
    const page = await recognisePage(3, noise, async (image) => {
      widths.push(image.width);
      const word = { ...findMark(image), text: "Total" };
      return [word, word];
    });
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(1500);
    expect(page.words[0]?.text).toBe("Total");
  });

  test("a blank page is not recognised at all", async () => {
    const refuse = () => {
      throw new Error("called");
    };
    const page = await recognisePage(
      2,
      makeGrey(800, 1000, () => 255),
      refuse,
    );
    expect(page).toMatchObject({ words: [], confidence: 1 });
  });
});
