import type { TextRun } from "./text-run";

/** Set by hand, of the letters: stamps and captions run other ways. */
const dominantShare = 0.7;

/** The clockwise quarter turns (0..3) that bring most letters of a page upright; 0 unless most agree. */
export function turnsOfRuns(runs: TextRun[]): number {
  const letters = [0, 0, 0, 0];
  for (const run of runs) {
    const turns = turnsOf(run);
    letters[turns] = (letters[turns] ?? 0) + run.text.trim().length;
  }
  const total = letters.reduce((sum, count) => sum + count, 0);
  const most = letters.indexOf(Math.max(...letters));
  return (letters[most] ?? 0) >= total * dominantShare ? most : 0;
}

function turnsOf({ along: [x, y] }: TextRun): number {
  const quarters = Math.round(Math.atan2(y, x) / (Math.PI / 2));
  // Four quarters are a whole turn.
  return (4 - quarters) % 4;
}
