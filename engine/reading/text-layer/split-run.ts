import { letterWidth } from "./letter-width";
import type { PlacedWord } from "./placed-word";
import type { TextRun } from "./text-run";

/**
 * Cuts a run at its spaces into words with a box each. A run knows only its whole width, so that is spread over the
 * characters by the usual proportions of letters (equal shares in a monospaced font).
 */
export function splitRun(run: TextRun): PlacedWord[] {
  const characters = [...run.text];
  const edges = edgesOf(characters, run.monospaced);
  const words: PlacedWord[] = [];
  let start = -1;
  for (let index = 0; index <= characters.length; index++) {
    const isSpace = index === characters.length || /\s/u.test(characters[index] ?? "");
    if (!isSpace && start < 0) start = index;
    if (!isSpace || start < 0) continue;
    const text = characters.slice(start, index).join("");
    words.push({ text, ...boxOf(run, edges[start] ?? 0, edges[index] ?? 1) });
    start = -1;
  }
  return words;
}

/** The share of the run's width (0..1) at which each character begins, and where the last one ends. */
function edgesOf(characters: string[], monospaced: boolean): number[] {
  const widths = characters.map((character) => (monospaced ? 1 : letterWidth(character)));
  const total = widths.reduce((sum, width) => sum + width, 0) || 1;
  const edges = [0];
  let passed = 0;
  for (const width of widths) {
    passed += width;
    edges.push(passed / total);
  }
  return edges;
}

function boxOf(run: TextRun, from: number, to: number) {
  const corners = [from, to].flatMap((share) =>
    [run.descent, run.ascent].map((rise) => ({
      x: run.origin[0] + run.along[0] * share + run.up[0] * rise,
      y: run.origin[1] + run.along[1] * share + run.up[1] * rise,
    })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
