import type { GreyImage } from "@engine/reading/image/grey-image";
import { rereadLines } from "@engine/reading/ocr/lines/reread-lines";
import type { RecognisedWord } from "@engine/reading/ocr/recognise-words";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

// Two lines of letters, 20 pixels high.
const picture = makeGrey(300, 160, (x, y) => {
  const line = (y >= 30 && y < 50) || (y >= 100 && y < 120);
  return line && x >= 40 && x < 180 && x % 14 < 6 ? 20 : 240;
});
const upper = { text: "upper", left: 40, top: 30, right: 180, bottom: 50 };
const lower = { text: "lower", left: 40, top: 100, right: 180, bottom: 120 };

async function reread(words: RecognisedWord[], confidence: number) {
  const sizes: number[] = [];
  const recognise = async (image: GreyImage) => {
    sizes.push(image.height);
    return [{ text: "again", left: 0, top: 0, right: image.width, bottom: image.height, confidence }];
  };
  const read = await rereadLines(picture, words, recognise, "english");
  return { texts: read.map(({ text }) => text).sort(), looks: sizes.length, read };
}

describe("reading lines again", () => {
  test("lines that are surely read are not looked at again", async () => {
    const words = [
      { ...upper, confidence: 0.95 },
      { ...lower, confidence: 0.9 },
    ];
    expect(await reread(words, 0.99)).toMatchObject({ looks: 0, texts: ["lower", "upper"] });
  });

  test("a doubtful line is read again, and the surer reading stays", async () => {
    const words = [
      { ...upper, confidence: 0.95 },
      { ...lower, confidence: 0.7 },
    ];
    expect(await reread(words, 0.9)).toMatchObject({ looks: 1, texts: ["again", "upper"] });
    expect(await reread(words, 0.65)).toMatchObject({ looks: 1, texts: ["lower", "upper"] });
  });

  test("a line without words is read, with its box in pixels of the whole picture", async () => {
    const { texts, looks, read } = await reread([{ ...upper, confidence: 0.95 }], 0.9);
    expect({ texts, looks }).toEqual({ texts: ["again", "upper"], looks: 1 });
    const box = read.find(({ text }) => text === "again");
    expect((box?.top ?? 0) + (box?.bottom ?? 0)).toBeCloseTo(220, -1);
  });

  test("a line that words cover only in part is read again", async () => {
    const words = [
      { ...upper, confidence: 0.95 },
      { ...lower, right: 90, confidence: 0.95 },
    ];
    expect((await reread(words, 0.99)).looks).toBe(1);
  });
});
