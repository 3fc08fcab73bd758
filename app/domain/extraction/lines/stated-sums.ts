import { centsOf, readAmount } from "../candidates/read-amount";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import { groupsBefore } from "./amount-runs";
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
    for (const cents of moneyOn(line, rules)) (isTax ? taxes : sums).add(cents);
  }
  const before = [...sums].flatMap((sum) => [...taxes].map((tax) => sum - tax));
  return new Set([...sums, ...before]);
}

/** The amounts with cents on a line, without their sign; digits in groups ("1 040,00") are one amount. */
function moneyOn({ tokens }: Line, { mark }: RowRules): number[] {
  return tokens.flatMap((token, index) => {
    const reading = readAmount(token.text, mark);
    if (!reading || reading.decimals !== 2 || reading.percent) return [];
    const groups = groupsBefore(tokens, index);
    const whole = readAmount([...groups, token].map(({ text }) => text).join(" "), mark);
    return [Math.abs(centsOf((whole ?? reading).value))];
  });
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
