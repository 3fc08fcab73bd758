import type { Certainty } from "@fieldwise/engine/lab";
import { certaintyOf } from "@fieldwise/engine/results";

/** Something that was answered, with whether it is right. */
type Known = { right: boolean };

/** How well a confidence tells right cells from wrong ones, as a line of a table. */
type Calibration = Record<"cells" | "right" | "ece" | "sure" | "likely" | "doubtful", string | number>;

/** Expected calibration error in ten bins (Guo et al. 2017); 0 when there is nothing to judge. */
export function calibrationError<Sample extends Known>(
  samples: readonly Sample[],
  confidence: (sample: Sample) => number,
): number {
  const gaps = new Array<number>(10).fill(0);
  for (const sample of samples) {
    const sure = confidence(sample);
    const bin = Math.min(9, Math.floor(10 * sure));
    gaps[bin] = (gaps[bin] ?? 0) + Number(sample.right) - sure;
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / Math.max(1, samples.length);
}

/**
 * Calibration of a set of cells: expected calibration error, and how many are sure, likely
 * or doubtful, with the share of them that is right.
 */
export function calibrationOf<Cell extends Known>(
  cells: readonly Cell[],
  confidence: (cell: Cell) => number,
): Calibration {
  const among = (certainty: Certainty) => cells.filter((cell) => certaintyOf(confidence(cell)) === certainty);
  const told = (part: readonly Cell[]) =>
    `${percent(part.length / cells.length)} at ${percent(part.filter(({ right }) => right).length / Math.max(1, part.length))}`;
  return {
    cells: cells.length,
    right: percent(cells.filter(({ right }) => right).length / cells.length),
    ece: calibrationError(cells, confidence).toFixed(3),
    sure: told(among("sure")),
    likely: told(among("likely")),
    doubtful: told(among("doubtful")),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
