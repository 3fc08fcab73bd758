import { matchRows, type RowTexts } from "./match-rows";
import type { DraftLine } from "./review-draft";

/**
 * Rows of two people put together, cell by cell: `before` is what both began with, `mine` what is in the form and
 * `theirs` what the other one saved. A cell that was changed here stays, any other is theirs. A row that one of them took
 * away and the other changed is kept, so that nobody's work is lost.
 */
export function mergeRows(
  before: readonly RowTexts[],
  mine: readonly DraftLine[],
  theirs: readonly RowTexts[],
): DraftLine[] {
  const matches = matchRows(before, theirs);
  const kept = new Set(mine.map(({ line }) => line));
  const merged: DraftLine[] = [];
  const placed = new Set<number>();
  for (const { line, cells } of mine) {
    if (line === null) {
      merged.push({ line, cells });
      continue;
    }
    const old = before[line] ?? {};
    const changed = Object.entries(cells).filter(([key, text]) => text !== (old[key] ?? ""));
    const at = matches[line] ?? null;
    if (at !== null) {
      placed.add(at);
      merged.push({ line: at, cells: { ...theirs[at], ...Object.fromEntries(changed) } });
    } else if (changed.length > 0) merged.push({ line: null, cells });
  }
  const gone = new Set(
    before.flatMap((row, line) => {
      const at = matches[line] ?? null;
      return at !== null && !kept.has(line) && sameRow(row, theirs[at]) ? [at] : [];
    }),
  );
  for (const [at, cells] of theirs.entries())
    if (!placed.has(at) && !gone.has(at)) insertAfterNeighbour(merged, { line: at, cells });
  return merged;
}

const sameRow = (one: RowTexts, other: RowTexts | undefined) =>
  [...new Set([...Object.keys(one), ...Object.keys(other ?? {})])].every(
    (key) => (one[key] ?? "") === (other?.[key] ?? ""),
  );

/** A row of theirs goes behind the one of theirs that it follows. */
function insertAfterNeighbour(rows: DraftLine[], row: DraftLine): void {
  const before = rows.findLastIndex(({ line }) => line !== null && line < (row.line ?? 0));
  rows.splice(before + 1, 0, row);
}
