import { patternFor } from "../../languages/compile";
import { centsOf, type DecimalMark, readAmount } from "../../values/read-amount";
import type { CellNumber } from "../layout/read-cells";
import { type Token, withText } from "../layout/token";
import type { RowParts } from "./row-parts";

/** Cents that rounding may make of an amount: one, and what a computer adds to it. */
const cent = 1.01;
/** Cents that a price may be rounded by, for every piece. */
const halfCent = 0.5;
/** Words of "2 x Coffee". */
const leastWords = 3;

const times = new RegExp(`^(?:[x×*@/]|${patternFor("times")})$`, "i");
const unit = new RegExp(`^${patternFor("units")}\\.?$`, "i");

/**
 * Reads "3 x 4.10" or "2 @ 5.00" that stands among the words of a row, where it makes the amount, and the "2 x" that
 * begins a name. What was read is taken out of the description.
 */
export function withMultiplication(parts: RowParts, mark: DecimalMark): RowParts {
  if (parts.quantity && parts.unitPrice) return parts;
  const tokens = parts.description.flatMap((token) => piecesOf(token));
  for (let at = 0; at < tokens.length; at += 1) {
    const found = productAt(tokens, at, parts, mark);
    if (found) return found;
  }
  return withLeadingCount(tokens, parts, mark);
}

/** "2x", "@4.10" and "3*" as two tokens each; all else as it is. */
function piecesOf(token: Token): Token[] {
  const match =
    /^([\d.,]+)([x×*@])([$\u20ac£\u20b9]?[\d.,]*)$/i.exec(token.text) ??
    /^()([x×*@])([$\u20ac£\u20b9]?[\d.,]+)$/i.exec(token.text);
  if (!match) return [token];
  return [match[1], match[2], match[3]].filter(Boolean).map((text) => withText(token, text ?? ""));
}

function productAt(tokens: Token[], at: number, parts: RowParts, mark: DecimalMark): RowParts | undefined {
  const first = numberOf(tokens[at], mark);
  if (!first || !parts.net) return undefined;
  let next = at + 1;
  while (next < tokens.length && unit.test(tokens[next]?.text ?? "")) next += 1;
  const isTimes = times.test(tokens[next]?.text ?? "");
  if (!isTimes) return undefined;
  const second = numberOf(tokens[next + 1], mark);
  if (!second) return undefined;
  const product = Number(first.value) * Number(second.value) * 100;
  if (Math.abs(product - parts.net.cents) > Math.max(cent, Number(first.value) * halfCent)) return undefined;
  const isSecondMeasured = unit.test(tokens[next + 2]?.text ?? "");
  let end = next + (isSecondMeasured ? 1 + 2 : 2);
  while (end < tokens.length && /^(?:x|×)$/i.test(tokens[end]?.text ?? "") && tokens[end + 1]?.text === "1")
    end += 2;
  const isFirstMeasured = next > at + 1;
  const isPriceFirst = !isFirstMeasured && (isSecondMeasured || looksLikePriceFirst(first, second));
  return {
    ...parts,
    quantity: isPriceFirst ? second : first,
    unitPrice: isPriceFirst ? first : second,
    description: [...tokens.slice(0, at), ...tokens.slice(end)],
  };
}

/**
 * Whether cents stand in front of what is counted, or a price in front of the one that it is for. A number of three decimals is a
 * price as well, of a litre of fuel, and stays where it is.
 */
export const looksLikePriceFirst = (first: CellNumber, second: CellNumber): boolean =>
  (first.decimals === 2 && second.decimals < 2) ||
  (Number(second.value) === 1 && Number(first.value) !== 1 && second.decimals <= first.decimals);

function withLeadingCount(tokens: Token[], parts: RowParts, mark: DecimalMark): RowParts {
  const first = numberOf(tokens[0], mark);
  if (parts.quantity || !first || tokens.length < leastWords || !/^[x×*]$/i.test(tokens[1]?.text ?? ""))
    return parts;
  if (!/\p{L}/u.test(tokens[2]?.text ?? "")) return parts;
  return { ...parts, quantity: first, description: tokens.slice(2) };
}

function numberOf(token: Token | undefined, mark: DecimalMark): CellNumber | undefined {
  if (!token || !/^\D{0,2}\d/.test(token.text)) return undefined;
  const reading = readAmount(token.text, mark);
  if (!reading || reading.percent) return undefined;
  const { value, decimals } = reading;
  return { value, cents: centsOf(value), decimals, percent: false, tokens: [token] };
}
