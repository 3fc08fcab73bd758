import { cleanValuesFor, upperBound } from "./upper-bound";

/**
 * Values of a field that someone checked, all said with the same confidence (in thousandths), and how many were wrong.
 */
export type CheckedValues = { confidence: number; count: number; wrong: number };

/**
 * From which confidence on values may pass unseen: `confidence` in thousandths, null while nothing may. `passing` of the `checked`
 * values have it, `wrong` of these were wrong, and the true share of errors among them is at most `bound`. `wanted` is how
 * many more checked values without an error it takes until something may pass, 0 when something does.
 */
export type PassingThreshold = {
  confidence: number | null;
  checked: number;
  passing: number;
  wrong: number;
  bound: number;
  wanted: number;
};

/**
 * The thresholds that may be chosen, in thousandths: fixed before anything is seen, and closer where a point of confidence means more.
 * Confidences that lie between two of them count as the lower one: the same layout is read with slightly other confidences after each
 * correction, and what a threshold rests on would else be below it by a hair.
 */
const steps = [
  999, 998, 995, 990, 985, 980, 970, 960, 950, 925, 900, 850, 800, 700, 600, 500, 400, 300, 200, 100, 0,
];

const stepOf = (confidence: number): number => steps.find((step) => step <= confidence) ?? 0;

/** Each further threshold that is tried lets through this many times as many values as the one before. */
const widening = 1.25;

/**
 * The lowest confidence from which on at most a share `most` of the values is wrong, with 95 % probability whatever the confidences
 * are worth. Thresholds are tried from the strictest on until the first that fails, which needs no correction for trying
 * several (fixed sequence testing: Angelopoulos, Bates, Candès, Jordan and Lei, "Learn then Test", 2021). Which are tried
 * depends on how often each of the fixed steps of confidence occurs and never on what was wrong: the first one has just enough values to
 * prove the share without an error.
 */
export function chooseThreshold(values: readonly CheckedValues[], most: number): PassingThreshold {
  const sorted = inSteps(values);
  const checked = sorted.reduce((sum, { count }) => sum + count, 0);
  const first = cleanValuesFor(most);
  let found: PassingThreshold = { confidence: null, checked, passing: 0, wrong: 0, bound: 1, wanted: 0 };
  let passing = 0;
  let wrong = 0;
  let next = first;
  for (const [index, step] of sorted.entries()) {
    passing += step.count;
    wrong += step.wrong;
    const isLast = index === sorted.length - 1;
    if (passing < next && !(isLast && passing >= first)) continue;
    const bound = upperBound(wrong, passing);
    if (bound > most) break;
    found = { confidence: step.confidence, checked, passing, wrong, bound, wanted: 0 };
    next = passing * widening;
  }
  return found.confidence === null ? { ...found, wanted: stillWanted(sorted, most) } : found;
}

/** The values that there are by steps of confidence, the highest first. */
function inSteps(values: readonly CheckedValues[]): CheckedValues[] {
  const merged = new Map<number, CheckedValues>();
  for (const { confidence: said, count, wrong } of values) {
    const confidence = stepOf(said);
    const before = merged.get(confidence) ?? { confidence, count: 0, wrong: 0 };
    merged.set(confidence, { confidence, count: before.count + count, wrong: before.wrong + wrong });
  }
  return [...merged.values()]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.confidence - a.confidence);
}

/** More values without an error at the strictest confidence that would do, given those that were wrong there. */
function stillWanted(sorted: readonly CheckedValues[], most: number): number {
  const surest = sorted
    .slice(0, 1)
    .reduce((sum, { count, wrong }) => ({ count: sum.count + count, wrong: sum.wrong + wrong }), {
      count: 0,
      wrong: 0,
    });
  let low = 0;
  let high = cleanValuesFor(most);
  const isEnough = (more: number) => upperBound(surest.wrong, surest.count + more) <= most;
  while (!isEnough(high)) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
