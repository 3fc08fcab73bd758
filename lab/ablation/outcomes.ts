/** What came out right of a document: names of header fields, number of rows. */
export type Outcome = { family: string; right: string[]; rows: number };

/** Right values and rows that were gained and lost in a family of documents. */
export type Change = { gained: number; lost: number };

/** The outcome of other numbers in a number's place: the changes per family, or that the engine fails. */
export type TrialOutcomes = Record<string, Record<string, Change> | "fails">;

/** Whether any outcome changed. */
export const hasEffect = (changed: TrialOutcomes[string]): boolean =>
  changed === "fails" || Object.values(changed).some(({ gained, lost }) => gained + lost > 0);

/** Compares what came out with and without something: per family, how much the first has that the second has not. */
export function changesBetween(
  withIt: readonly Outcome[],
  withoutIt: readonly Outcome[],
): Record<string, Change> {
  const changes: Record<string, Change> = {};
  for (const [index, one] of withIt.entries()) {
    const other = withoutIt[index];
    if (!other) continue;
    const change = changes[one.family] ?? { gained: 0, lost: 0 };
    changes[one.family] = change;
    const rows = one.rows - other.rows;
    change.gained += countMissing(one.right, other.right) + Math.max(0, rows);
    change.lost += countMissing(other.right, one.right) + Math.max(0, -rows);
  }
  return changes;
}

function countMissing(names: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return names.filter((name) => !known.has(name)).length;
}
