import { doubtfulStretches } from "@engine/reading/ocr/doubtful-stretches";
import { rereadDoubtfulWords } from "@engine/reading/ocr/reread-doubtful-words";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

const sheet = makeGrey(400, 200, () => 255);
const word = (text: string, left: number, confidence: number, top = 40) => ({
  text,
  left,
  top,
  right: left + 50,
  bottom: top + 22,
  confidence,
});

describe("a second look", () => {
  test("joins doubtful neighbours on a line; numbers count as doubtful sooner", () => {
    const words = [
      word("Total", 10, 0.95),
      word("due", 70, 0.7),
      word("12.50", 130, 0.83),
      word("word", 190, 0.83),
      word("below", 10, 0.5, 90),
      word("far", 330, 0.5, 90),
    ];
    expect(doubtfulStretches(words).map(({ places }) => places)).toEqual([[1, 2], [4], [5]]);
  });

  test("reads a stretch alone, brought to size, and keeps the surer reading where it stands", async () => {
    const seen: { height: number; layout: string; languages: string }[] = [];
    const words = [word("Total", 10, 0.95), word("l2.5O", 130, 0.6)];
    const looked = await rereadDoubtfulWords(
      sheet,
      words,
      async ({ height }, layout, languages) => {
        seen.push({ height, layout, languages });
        return [{ text: "12.50", left: 16, top: 6, right: 116, bottom: 50, confidence: 0.9 }];
      },
      "english",
    );
    expect(seen).toEqual([{ height: 56, layout: "line", languages: "english" }]);
    expect(looked).toEqual([
      words[0],
      { text: "12.50", left: 130, top: 40, right: 180, bottom: 62, confidence: 0.9 },
    ]);
  });

  test("a reading that is less sure, or none at all, changes nothing", async () => {
    const words = [word("Total", 10, 0.6), word("due", 330, 0.6)];
    const answers = [[word("T0tal", 0, 0.5)], []];
    expect(await rereadDoubtfulWords(sheet, words, async () => answers.shift() ?? [], "all")).toEqual(words);
  });
});
