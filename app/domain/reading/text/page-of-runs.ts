import type { Page, Word } from "../page";
import { joinPieces } from "./join-pieces";
import { joinTouching } from "./join-touching";
import type { PlacedWord } from "./placed-word";
import { splitRun } from "./split-run";
import type { TextRun } from "./text-run";
import { turnRun } from "./turn-run";
import { turnsOfRuns } from "./turns-of-runs";
import { withoutDoubles } from "./without-doubles";

/**
 * Makes a page of words from the runs of a text layer. `sheet` is the size as shown, in points. A page whose text runs
 * sideways is turned upright; words that lie off the sheet are left out.
 */
export function pageOfRuns(number: number, sheet: { width: number; height: number }, runs: TextRun[]): Page {
  const turns = turnsOfRuns(runs);
  const upright = turns % 2 === 0 ? sheet : { width: sheet.height, height: sheet.width };
  const pieces = runs.flatMap((run) => splitRun(turnRun(run, turns, sheet)));
  const words = joinPieces(withoutDoubles(joinTouching(pieces))).flatMap((word) =>
    wordOnSheet(word, upright),
  );
  return { number, ...upright, source: "text", confidence: 1, turns, words };
}

function wordOnSheet(word: PlacedWord, sheet: { width: number; height: number }): Word[] {
  const left = share(word.left, sheet.width);
  const top = share(word.top, sheet.height);
  const right = share(word.right, sheet.width);
  const bottom = share(word.bottom, sheet.height);
  if (right <= left || bottom <= top) return [];
  return [{ text: word.text, box: [left, top, right, bottom], confidence: 1 }];
}

function share(length: number, whole: number): number {
  return Math.min(1, Math.max(0, length / whole));
}
