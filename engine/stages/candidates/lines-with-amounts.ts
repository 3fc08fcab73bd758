import type { Candidate } from "./candidate";

/** How many lines a header and the first row of a table may take before an amount stands in it. */
const mostLinesBeforeAmount = 6;

/**
 * The table lines that may be believed: of each run of them, those from a few lines before the first amount on. A title
 * that reads like a heading ("Credit Memo") starts no table over the addresses below it.
 */
export function linesWithAmounts(
  tableLines: ReadonlySet<number>,
  amounts: readonly Candidate[],
): ReadonlySet<number> {
  const priced = new Set(
    amounts.filter((amount) => amount.facts.has("decimals")).map((amount) => amount.line),
  );
  const kept = new Set<number>();
  let run: number[] = [];
  for (const line of [...[...tableLines].sort((a, b) => a - b), Number.POSITIVE_INFINITY]) {
    if (run.length > 0 && line !== (run.at(-1) ?? 0) + 1) {
      const first = run.find((one) => priced.has(one));
      for (const one of run) if (first !== undefined && one >= first - mostLinesBeforeAmount) kept.add(one);
      run = [];
    }
    run.push(line);
  }
  return kept;
}
