import type { Box, Word } from "@fieldwise/engine/reading";
import { widthOf } from "./face-widths";
import type { Ink, Sheet } from "./sheet";

/** A word on its sheet and the line of text it comes from. */
export type DrawnWord = Word & { ink: Ink };

/** The words of one page as a text layer gives them: boxes in fractions, from ascender to descender of the font. */
export function wordsOf(sheet: Sheet, page: number): DrawnWord[] {
  return sheet.inks
    .filter((ink) => ink.page === page)
    .flatMap((ink) =>
      [...ink.text.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        box: boxOf(sheet, ink, match.index, match.index + match[0].length),
        confidence: 1,
        ink,
      })),
    );
}

/** The box of a stretch of an ink, in fractions of the sheet. */
export function boxOf(sheet: Sheet, ink: Ink, from: number, to: number): Box {
  const scale = ink.size * ink.stretch;
  const left = ink.x + widthOf(ink.text.slice(0, from), ink.face) * scale;
  const right = left + widthOf(ink.text.slice(from, to), ink.face) * scale;
  return [
    clamp(left / sheet.width),
    clamp((ink.baseline - ink.size * ascent(ink)) / sheet.height),
    clamp(right / sheet.width),
    clamp((ink.baseline + ink.size * 0.21) / sheet.height),
  ];
}

function ascent(ink: Ink): number {
  return ink.face.family === "serif" ? 0.89 : 0.9;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
