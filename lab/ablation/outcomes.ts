import type { CorpusDocument } from "../evaluation/corpus";

/** A document to measure with. `words` is the folder where its words are kept, `family` the source it came from. */
export type AblationDocument = CorpusDocument & { words: string; family: string };

/** What came out right of a document: names of header fields, number of rows. */
export type Outcome = { family: string; right: string[]; rows: number };

/** Right values and rows that were gained and lost in a family of documents. */
export type Change = { gained: number; lost: number };

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
