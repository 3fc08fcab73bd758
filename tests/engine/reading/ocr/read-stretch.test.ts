import type { GreyImage } from "@engine/reading/image/grey-image";
import { readStretch } from "@engine/reading/ocr/read-stretch";
import { describe, expect, it } from "vitest";

const page: GreyImage = { width: 400, height: 300, data: new Uint8Array(400 * 300).fill(255) };

/** Reads a stretch with a recogniser that finds one word, the whole picture: what it was given, and the word. */
async function read(stretch: { left: number; top: number; right: number; bottom: number }, height?: number) {
  const given: { width: number; height: number; layout: string; languages: string }[] = [];
  const [word] = await readStretch(
    page,
    stretch,
    async ({ width, height: high }, layout, languages) => {
      given.push({ width, height: high, layout, languages });
      return [{ text: "x", confidence: 0.9, left: 0, top: 0, right: width, bottom: high }];
    },
    "english",
    height === undefined ? undefined : { layout: "block", height },
  );
  return { given: given[0], word };
}

describe("a stretch of a line read by itself", () => {
  it("is brought to the height that the recogniser knows best, with paper around it", async () => {
    const { given } = await read({ left: 100, top: 100, right: 200, bottom: 120 });
    // 20 pixels become 44; 7 at each side and 3 above and below belong to it.
    expect(given).toEqual({ width: 251, height: 57, layout: "line", languages: "english" });
  });

  it("answers words in pixels of the page", async () => {
    const { word } = await read({ left: 100, top: 100, right: 200, bottom: 120 });
    expect(word).toMatchObject({ text: "x", left: 93, top: 97, right: 207, bottom: 123 });
  });

  it("takes no paper from beyond the page", async () => {
    const { word } = await read({ left: 0, top: 0, right: 400, bottom: 20 });
    expect(word).toMatchObject({ left: 0, top: 0, right: 400 });
    const { word: last } = await read({ left: 300, top: 280, right: 400, bottom: 300 });
    expect(last).toMatchObject({ right: 400, bottom: 300 });
  });

  it.each([
    ["tiny print three times at most", 6, 44, 3],
    ["large print to half at least", 200, 44, 0.5],
    ["to the height asked for", 40, 30, 0.75],
  ])("is enlarged: %s", async (_, stretch, height, times) => {
    const { given } = await read({ left: 100, top: 50, right: 200, bottom: 50 + stretch }, height);
    const paper = Math.max(3, Math.round(stretch * 0.15));
    expect(given?.height).toBe(Math.round((stretch + 2 * paper) * times));
    expect(given?.layout).toBe("block");
  });
});
