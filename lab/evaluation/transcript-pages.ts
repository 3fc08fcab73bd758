import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page, Word } from "@fieldwise/engine/reading";
import type { CorpusDocument } from "./corpus";

type TranscriptLine = { text: string; box: readonly [number, number, number, number] };
type Transcript = { ocrLines?: TranscriptLine[]; imageSize?: readonly [number, number] };

/** The page as annotators wrote it down, or null when they did not: what perfect recognition would read. */
export async function transcriptPages({ file }: CorpusDocument): Promise<Page[] | null> {
  const name = `${path.basename(file).replace(/\.[^.]+$/, "")}.truth.json`;
  const truth = JSON.parse(await readFile(path.join(path.dirname(file), name), "utf8")) as Transcript;
  const { ocrLines, imageSize } = truth;
  if (!ocrLines || !imageSize) return null;
  const [width, height] = imageSize;
  const words = ocrLines.flatMap((line) => wordsOf(line, width, height));
  return [{ number: 1, width, height, source: "ocr", confidence: 1, turns: 0, words }];
}

/** The words of a line share its box by their letters. */
function wordsOf(
  { text, box: [left, top, right, bottom] }: TranscriptLine,
  width: number,
  height: number,
): Word[] {
  const letter = (right - left) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: [
      (left + match.index * letter) / width,
      top / height,
      (left + (match.index + match[0].length) * letter) / width,
      bottom / height,
    ],
    confidence: 1,
  }));
}
