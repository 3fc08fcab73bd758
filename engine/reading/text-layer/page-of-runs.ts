import type { Page, Word } from "../page";
import { ReadingError } from "../reading-error";
import { readingLimits } from "../reading-limits";
import { joinPieces } from "./join-pieces";
import { joinTouching } from "./join-touching";
import type { PlacedWord } from "./placed-word";
import { plainCharacters } from "./plain-characters";
import { splitRun } from "./split-run";
import type { TextRun } from "./text-run";
import { turnRun } from "./turn-run";
import { turnsOfRuns } from "./turns-of-runs";
import { hasUnknownCode } from "./unknown-codes";
import { withoutDoubles } from "./without-doubles";

/**
 * Makes a page of words from the runs of a text layer. `sheet` is the size as shown, in points. A page whose text runs
 * sideways is turned upright; words that lie off the sheet, or nowhere, are left out. Throws ReadingError("too-complex") for more text
 * than any sheet holds.
 */
export function pageOfRuns(number: number, sheet: { width: number; height: number }, read: TextRun[]): Page {
  const runs = read.filter(isPlaced).map((run) => ({ ...run, text: plainCharacters(run.text) }));
  const turns = turnsOfRuns(runs);
  const upright = turns % 2 === 0 ? sheet : { width: sheet.height, height: sheet.width };
  const pieces = runs.flatMap((run) => splitRun(turnRun(run, turns, sheet)));
  if (pieces.length > readingLimits.pagePieces)
    throw new ReadingError("too-complex", `${pieces.length} pieces`);
  const touching = joinTouching(pieces);
  if (touching.length > readingLimits.pageWords)
    throw new ReadingError("too-complex", `${touching.length} words`);
  const words = joinPieces(withoutDoubles(touching)).flatMap((word) => wordOnSheet(word, upright));
  return { number, ...upright, source: "text", confidence: 1, turns, words };
}

/** What a damaged file says may be beyond all numbers: such text stands nowhere. */
const isPlaced = ({ origin, along, up }: TextRun) => [...origin, ...along, ...up].every(Number.isFinite);

function wordOnSheet(word: PlacedWord, sheet: { width: number; height: number }): Word[] {
  const left = share(word.left, sheet.width);
  const top = share(word.top, sheet.height);
  const right = share(word.right, sheet.width);
  const bottom = share(word.bottom, sheet.height);
  if (!(right > left && bottom > top)) return [];
  return [
    { text: word.text, box: [left, top, right, bottom], confidence: hasUnknownCode(word.text) ? guessed : 1 },
  ];
}

/** A word with a code that says nothing is no more than guessed. */
const guessed = 0.3;

function share(length: number, whole: number): number {
  return Math.min(1, Math.max(0, length / whole));
}
