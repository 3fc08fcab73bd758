import { centsOf, readAmount } from "../../values/read-amount";
import { isSumLine, type RowRules } from "../facts/sum-lines";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import { groupsBefore } from "./amount-runs";
import type { ItemRow } from "./item-row";

/**
 * What a document states as sums, in cents. `totals` stand on lines for net, total and the like; `sums` are what rows
 * may add up to: these, amounts that are printed more than once, and both less a tax that is stated. A net is not taken less a tax: the
 * sum of both is stated, too. `printed` are all amounts.
 */
export type StatedSums = {
  totals: ReadonlySet<number>;
  sums: ReadonlySet<number>;
  printed: ReadonlySet<number>;
};

/** The sums that a document states. */
export function statedSums({ lines }: DocumentLayout, rules: RowRules): StatedSums {
  const sums = new Set<number>();
  const taxes = new Set<number>();
  const seen = new Set<number>();
  const again = new Set<number>();
  for (const line of lines) {
    const amounts = new Set(moneyOn(line, rules));
    for (const cents of amounts) (seen.has(cents) ? again : seen).add(cents);
    if (!isSumLine(line, rules)) continue;
    const hits = rules.labels.get(line.index) ?? [];
    const isTax = hits.some(({ senses }) => senses.some(({ field }) => field === "tax"));
    for (const cents of amounts) (isTax ? taxes : sums).add(cents);
  }
  const all = new Set([...sums, ...again]);
  const before = [...all].flatMap((sum) =>
    [...taxes].filter((tax) => tax < sum && !all.has(sum + tax)).map((tax) => sum - tax),
  );
  return { totals: sums, sums: new Set([...all, ...before]), printed: seen };
}

/** The amounts with cents on a line, without their sign; digits in groups ("1 040,00") are one amount. */
export function moneyOn({ tokens }: Line, { mark }: Pick<RowRules, "mark">): number[] {
  return tokens.flatMap((token, index) => {
    const reading = readAmount(token.text, mark);
    if (reading?.decimals !== 2 || reading.percent) return [];
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

/** Whether the rows add up to a sum that the document states, by themselves or with the tax of each. */
export function addsUp(rows: readonly ItemRow[], sums: ReadonlySet<number>): boolean {
  const sum = sumOf(rows);
  if (sum === undefined || sum === 0 || rows.length === 0) return false;
  const taxes = rows.map(({ item }) => item.cells.lineTax?.value);
  const tax = taxes.reduce((total, value) => total + (value === undefined ? 0 : centsOf(value)), 0);
  return sums.has(sum) || (tax !== 0 && sums.has(sum + tax));
}
