import type { Certainty } from "@fieldwise/engine/lab";
import { certaintyOf } from "@fieldwise/engine/results";

/** A cell with whether it is right. */
type Known = { right: boolean };

/** How well a confidence tells right cells from wrong ones, as a line of a table. */
type Calibration = Record<"cells" | "right" | "ece" | "sure" | "likely" | "doubtful", string | number>;

/**
 * Calibration of a set of cells: expected calibration error in ten bins (Guo et al. 2017), and how many are sure, likely
 * or doubtful, with the share of them that is right.
 */
export function calibrationOf<Cell extends Known>(
  cells: readonly Cell[],
  confidence: (cell: Cell) => number,
): Calibration {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    cells.filter((cell) => Math.min(9, Math.floor(10 * confidence(cell))) === bin),
  );
  const gap = bins.reduce((sum, bin) => {
    const right = bin.filter(({ right }) => right).length;
    return sum + Math.abs(right - bin.reduce((total, cell) => total + confidence(cell), 0));
  }, 0);
  const among = (certainty: Certainty) => cells.filter((cell) => certaintyOf(confidence(cell)) === certainty);
  const told = (part: readonly Cell[]) =>
    `${percent(part.length / cells.length)} at ${percent(part.filter(({ right }) => right).length / Math.max(1, part.length))}`;
  return {
    cells: cells.length,
    right: percent(cells.filter(({ right }) => right).length / cells.length),
    ece: (gap / cells.length).toFixed(3),
    sure: told(among("sure")),
    likely: told(among("likely")),
    doubtful: told(among("doubtful")),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
