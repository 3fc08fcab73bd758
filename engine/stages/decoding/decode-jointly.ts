import type { Chosen, Scored } from "../scoring/scored";

/** Values of a field that are combined: with ten fields of amounts and pruning, a few milliseconds. */
const usualOptions = 7;
/** Logits below which a value is out of the question, as one of 400 is. */
const leastScore = -6;

/** One choice for each field: a scored candidate or null for "not on the page". */
export type Assignment = Record<string, Scored | null>;

/** What an assignment gains or loses beyond the sum of its scores, and the proofs that hold in it, by field. */
export type JointScore = { bonus: number; proofs: Record<string, string[]> };

/**
 * Picks one candidate per field so that the sum of scores and the judge's bonus is highest. Tries every combination of
 * the best distinct values of each field (so their number stays small where there are many fields); `options` holds them best first. The margin of a choice is what the best
 * combination with another value for that field falls short.
 */
export function decodeJointly(
  options: Record<string, readonly Scored[]>,
  judge: (assignment: Assignment) => JointScore,
  optionsPerField = usualOptions,
): Record<string, Chosen> {
  const fields = Object.keys(options);
  const limited = fields.map((field) => [...distinct(options[field] ?? [], optionsPerField), null]);
  const bestByValue = fields.map(() => new Map<string, number>());
  let best: { sum: number; assignment: Assignment } = { sum: Number.NEGATIVE_INFINITY, assignment: {} };
  forEachCombination(limited, (combination) => {
    const assignment = Object.fromEntries(fields.map((field, index) => [field, combination[index] ?? null]));
    const scores = combination.reduce((sum, scored) => sum + (scored?.score ?? 0), 0);
    const sum = scores + judge(assignment).bonus;
    combination.forEach((scored, index) => {
      const value = scored?.candidate.value ?? "";
      const known = bestByValue[index];
      if (known && sum > (known.get(value) ?? Number.NEGATIVE_INFINITY)) known.set(value, sum);
    });
    if (sum > best.sum) best = { sum, assignment };
  });
  return toChosen(fields, best, bestByValue, judge(best.assignment));
}

function toChosen(
  fields: string[],
  best: { sum: number; assignment: Assignment },
  bestByValue: Map<string, number>[],
  judgement: JointScore,
): Record<string, Chosen> {
  const chosen: Record<string, Chosen> = {};
  fields.forEach((field, index) => {
    const scored = best.assignment[field];
    if (!scored) return;
    const others = [...(bestByValue[index] ?? [])].filter(([value]) => value !== scored.candidate.value);
    const runnerUp = Math.max(...others.map(([, sum]) => sum));
    chosen[field] = { ...scored, margin: best.sum - runnerUp, proofs: new Set(judgement.proofs[field]) };
  });
  return chosen;
}

function distinct(scored: readonly Scored[], most: number): Scored[] {
  const seen = new Set<string>();
  const kept: Scored[] = [];
  for (const option of scored) {
    if (kept.length >= most) break;
    if (option.score < leastScore || seen.has(option.candidate.value)) continue;
    seen.add(option.candidate.value);
    kept.push(option);
  }
  return kept;
}

function forEachCombination<T>(
  lists: readonly (readonly T[])[],
  visit: (combination: readonly T[]) => void,
): void {
  const combination: T[] = [];
  const descend = (depth: number): void => {
    const list = lists[depth];
    if (!list) {
      visit(combination);
      return;
    }
    for (const item of list) {
      combination[depth] = item;
      descend(depth + 1);
    }
  };
  descend(0);
}
