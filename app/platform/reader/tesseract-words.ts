import type { RecognisedWord } from "@fieldwise/engine/reading";

const wordLevel = "5";

/** Reads the words out of Tesseract's table: tab-separated level, places, box and confidence in percent. */
export function tesseractWords(table: string): RecognisedWord[] {
  return table.split("\n").flatMap((line) => {
    const [level, , , , , , left, top, width, height, percent, text = ""] = line.split("\t");
    if (level !== wordLevel || text.trim() === "") return [];
    return [
      {
        text,
        left: Number(left),
        top: Number(top),
        right: Number(left) + Number(width),
        bottom: Number(top) + Number(height),
        confidence: Number(percent) / 100,
      },
    ];
  });
}
