import { patternFor } from "../../languages/compile";
import { type DecimalMark, readAmount } from "../../values/read-amount";
import { type CellNumber, numberIn } from "../layout/read-cells";
import { type Token, withText } from "../layout/token";
import { type ListRow, listRowOf } from "./list-row";
import { looksLikePriceFirst } from "./multiplications";
import { checkRow } from "./row-arithmetic";
import { currency } from "./token-spans";

/** Numbers behind a name: count, price, tax rate, tax and one more. */
const mostNumbers = 5;
/** Below half the amount a product is of prices for a hundred, which slips do not have. */
const leastShare = 0.5;
/** Heights of white in front of a number of its own. */
const gapBefore = 1.2;

/** "2x", "1x140" and what recognition makes of a one in front of the sign of multiplication. */
const gluedCount = /^([\dlI|]{1,3})[x×*](\S*)$/i;
/** What stands between a name and its price: "2 x Coffee a 4.30". */
const times = new RegExp(`^(?:@|${patternFor("times")})$`, "i");
const wholeCount = /^\d{1,3}$/;
const counted = /^\d{1,3}(?:[.,]\d{1,3})?$/;

/**
 * What stands beside the amount of a row of a slip: its count and price wherever they stand, in front of the name
 * ("2x", "8"), behind it in columns ("1,00 | 24,00") or written as a product. Of the numbers those are taken whose product
 * is the amount; a lone count is taken where it is one by its shape, or in front of the name where `mayLead`.
 */
export function slipRowOf(
  tokens: readonly Token[],
  net: CellNumber,
  { mark, mayLead }: { mark: DecimalMark; mayLead: boolean },
): ListRow {
  const { count, rest, isSure } = leadingCount(tokens, mark);
  const written = listRowOf(tokens, net, { mark, mayLead: false });
  const isProduct = written.check.state === "agrees" || (written.unitPrice?.decimals ?? 0) > 0;
  if (written.unitPrice && isProduct && (!isSure || hasWords(written.text) || !hasWords(rest)))
    return written;
  const behind = numbersBehind(rest, mark);
  const numbers = [...(count ? [count] : []), ...behind];
  for (const [at, first] of numbers.entries())
    for (const second of numbers.slice(at + 1)) {
      const [quantity, unitPrice] = inOrder(first, second);
      const check = checkRow({ quantity, unitPrice, net });
      if (check.state !== "agrees" || !isForOne(quantity, unitPrice, net) || isTrivial(first, second, count))
        continue;
      const used = new Set([...first.tokens, ...second.tokens, ...behind.flatMap((number) => number.tokens)]);
      const name = (first === count ? rest : tokens).filter((token) => !used.has(token));
      return {
        quantity,
        unitPrice,
        text: times.test(name.at(-1)?.text ?? "") ? name.slice(0, -1) : name,
        check,
      };
    }
  const untested = { state: "untested" as const, reasons: [] };
  const lone = behind.length === 1 && behind[0]?.decimals === 0 ? behind[0] : undefined;
  if (lone && Number(lone.value) > 0 && Number(lone.value) < 1000 && standsApart(lone, tokens))
    return { quantity: lone, text: tokens.filter((token) => !lone.tokens.includes(token)), check: untested };
  if (count && (isSure || mayLead)) return { quantity: count, text: [...rest], check: untested };
  return { text: [...tokens], check: untested };
}

function hasWords(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /\p{L}{3}/u.test(text) && !isCurrency(text));
}

function isCurrency(text: string): boolean {
  return currency.test(text) || /^euros?$/i.test(text);
}

/** Whether a name begins with a count by the looks of it. */
export function beginsWithCount(tokens: readonly Token[], mark: DecimalMark): boolean {
  return leadingCount(tokens, mark).count !== undefined;
}

function leadingCount(
  tokens: readonly Token[],
  mark: DecimalMark,
): { count: CellNumber | undefined; rest: Token[]; isSure: boolean } {
  const [first, second, ...others] = tokens;
  const none = { count: undefined, rest: [...tokens], isSure: false };
  if (!first || !second) return none;
  const glued = gluedCount.exec(first.text);
  if (glued?.[1]) {
    const token = withText(first, glued[1].replace(/[lI|]/g, "1"));
    const count = numberIn([token], mark);
    const rest = glued[2] ? [withText(first, glued[2]), second, ...others] : [second, ...others];
    return { count, rest, isSure: true };
  }
  if (wholeCount.test(first.text) && /^[x×*]$/i.test(second.text) && others.length > 0)
    return { count: numberIn([first], mark), rest: others, isSure: true };
  if (!counted.test(first.text) || !/\p{L}{2}/u.test(second.text.replace(/^\d*/, ""))) return none;
  return { count: numberIn([first], mark), rest: [second, ...others], isSure: false };
}

/** The numbers that end a name, from left to right; a sign of currency or of multiplication may stand between. */
function numbersBehind(tokens: readonly Token[], mark: DecimalMark): CellNumber[] {
  const numbers: CellNumber[] = [];
  for (let at = tokens.length - 1; at >= 0 && numbers.length < mostNumbers; at -= 1) {
    const token = tokens[at];
    if (!token) break;
    if (isCurrency(token.text) || /^[x×*@]$/i.test(token.text)) continue;
    const reading = /^[^\p{L}]*$/u.test(token.text) ? readAmount(token.text, mark) : undefined;
    const number = reading && !reading.percent ? numberIn([token], mark) : undefined;
    if (!number) break;
    numbers.unshift(number);
  }
  return numbers;
}

/** Which of two factors counts: the one without cents, or the one that does not repeat the amount. */
const inOrder = (first: CellNumber, second: CellNumber): [CellNumber, CellNumber] =>
  looksLikePriceFirst(first, second) ? [second, first] : [first, second];

/** Slips state no prices for a hundred pieces: such a product is a rate of tax and what it is of. */
function isForOne(quantity: CellNumber, unitPrice: CellNumber, net: CellNumber): boolean {
  const product = Number(quantity.value) * Number(unitPrice.value) * 100;
  return (
    Math.abs(product) > leastShare * Math.abs(net.cents) && Math.abs(product) < 2 * Math.abs(net.cents) + 1
  );
}

/** One times the amount, where the one may be part of the name: taken only if it leads or stands in a column. */
function isTrivial(first: CellNumber, second: CellNumber, count: CellNumber | undefined): boolean {
  return first.cents === 0 || second.cents === 0 || (first === count && second === count);
}

function standsApart(number: CellNumber, tokens: readonly Token[]): boolean {
  const first = number.tokens[0];
  const before = first && tokens[tokens.indexOf(first) - 1];
  return !before || !first || first.left - before.right > gapBefore * (first.bottom - first.top);
}
