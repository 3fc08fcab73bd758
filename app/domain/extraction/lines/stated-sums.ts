import { centsOf, readAmount } from "../candidates/read-amount";
import type { DocumentLayout } from "../layout/document-layout";
import type { ItemRow } from "./item-row";
import { isSumLine, type RowRules } from "./sum-lines";

/**
 * The amounts that the document states as sums, in cents: what stands on lines for net, total and the like, and these
 * less a tax that is stated.
 */
export function statedSums({ lines }: DocumentLayout, rules: RowRules): ReadonlySet<number> {
  const sums = new Set<number>();
  const taxes = new Set<number>();
  for (const line of lines) {
    if (!isSumLine(line, rules)) continue;
    const hits = rules.labels.get(line.index) ?? [];
    const isTax = hits.some(({ senses }) => senses.some(({ field }) => field === "tax"));
    for (const token of line.tokens) {
      const reading = readAmount(token.text, rules.mark);
      const isMoney = reading && reading.decimals === 2 && !reading.percent;
      if (isMoney) (isTax ? taxes : sums).add(Math.abs(centsOf(reading.value)));
    }
  }
  const before = [...sums].flatMap((sum) => [...taxes].map((tax) => sum - tax));
  return new Set([...sums, ...before]);
}

/** The rows' amounts added up, in cents; undefined where a row has none. */
export function sumOf(rows: readonly ItemRow[]): number | undefined {
  const cents = rows.map((row) => row.cents);
  return cents.every((one) => one !== undefined) ? cents.reduce((sum, one) => sum + one, 0) : undefined;
}

/** Whether the rows add up to a sum that the document states. A single row must do so as well as many. */
export function addsUp(rows: readonly ItemRow[], sums: ReadonlySet<number>): boolean {
  const sum = sumOf(rows);
  return sum !== undefined && sum !== 0 && rows.length > 0 && sums.has(sum);
}
