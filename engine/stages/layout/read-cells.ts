import { unionOf } from "../../geometry/rect";
import type { FoundValue } from "../../results/extraction-result";
import { centsOf, type DecimalMark, readAmount } from "../../values/read-amount";
import type { DateOrder } from "../../values/read-dates";
import { readDates } from "../../values/read-dates";
import { type Token, textOf } from "./token";

/** Words of one number: a sign and three groups. */
const mostTokens = 4;

/** A number of a cell before it becomes a value. */
export type CellNumber = {
  value: string;
  cents: number;
  decimals: number;
  percent: boolean;
  tokens: Token[];
  /** Whether arithmetic put another value in the place of what was read. */
  repaired?: boolean;
};

/** What ends with cents is a whole amount: nothing that follows belongs to it. */
const hasCents = /\d[.,]\d{2}$/;

/** The first readable number of a cell ("3 Std" gives 3, "$ 45.00" gives 45.00); the longest reading wins. */
export function numberIn(tokens: readonly Token[], mark: DecimalMark): CellNumber | undefined {
  for (let length = Math.min(mostTokens, tokens.length); length >= 1; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const part = tokens.slice(start, start + length);
      if (part.slice(0, -1).some((token) => hasCents.test(token.text))) continue;
      const text = textOf(part);
      const unit = /^([\d.,]+)(?:[\p{L}%]{1,6}\.?|x)$/u.exec(text);
      const reading = readAmount(unit?.[1] ?? text, mark);
      if (!reading || (!/\d/.test(part[0]?.text ?? "") && length === 1)) continue;
      const percent = reading.percent || /%$/.test(text);
      return {
        value: reading.value,
        cents: centsOf(reading.value),
        decimals: reading.decimals,
        percent,
        tokens: part,
      };
    }
  }
  return undefined;
}

/** The amount of a cell: a number with cents goes before one without. */
export function moneyIn(tokens: readonly Token[], mark: DecimalMark): CellNumber | undefined {
  const first = numberIn(tokens, mark);
  if (!first || first.decimals === 2) return first;
  const rest = tokens.filter((token) => !first.tokens.includes(token));
  const other = rest.length > 0 ? numberIn(rest, mark) : undefined;
  return other?.decimals === 2 && !other.percent ? other : first;
}

/** The first date of a cell in ISO form. */
export function dateIn(tokens: readonly Token[], order: DateOrder): string | undefined {
  const reading = readDates(textOf(tokens))[0];
  return reading && (reading[order] ?? reading.dmy ?? reading.mdy);
}

/** Makes a value of tokens. `value` must be canonical already. */
export function cellValue(value: string, tokens: readonly Token[], confidence: number): FoundValue {
  const raw = textOf(tokens);
  return { value, raw, confidence, place: placeOf(tokens), reasons: [] };
}

/** The box around tokens in the reader's fractions, with its page. */
export function placeOf(tokens: readonly Token[]): FoundValue["place"] {
  const first = tokens[0];
  if (!first) return null;
  const boxes = tokens
    .filter((token) => token.page === first.page)
    .map(({ box: [left, top, right, bottom] }) => ({ left, top, right, bottom }));
  const { left, top, right, bottom } = unionOf(boxes);
  return { page: first.page, box: [left, top, right, bottom] };
}
