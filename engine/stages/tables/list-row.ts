import { patternFor } from "../../languages/compile";
import { centsOf, type DecimalMark, readAmount } from "../../values/read-amount";
import type { CellNumber } from "../layout/read-cells";
import type { Token } from "../layout/token";
import { checkRow, type RowCheck } from "./row-arithmetic";

/** A greater number in front of a name is a code or a year. */
const greatestCount = 9999;

/** What stands beside the amount of a row that has no columns. `text` is what is left: the name of the item. */
export type ListRow = { quantity?: CellNumber; unitPrice?: CellNumber; text: Token[]; check: RowCheck };

const number = String.raw`\d[\d.,'\u2019]*(?:\s\d{3}(?![\d])[\d.,]*)*`;
const money = String.raw`(?:[^\d\s]{1,3}\s?)?${number}`;

/** "217 kWh @ $0.2010", "31 days in period x 0.4967", "2 * 9.00": a count, its unit, a sign and a price. */
const product = new RegExp(
  String.raw`(?:^|\s)(${number})\s?((?:[\p{L}][\p{L}.²³/]*\s){0,3}[\p{L}]*)\s?([x×*@]|(?<=\s)${patternFor("times")}(?=\s))\s?(${money})(?:\s?(?:[\u20ac$£\u20b9]|[A-Z]{3}|euros?)(?=\s|$))?(?:\s?/\s?\p{L}+)?(?=\s|$)`,
  "giu",
);

/** A count in front of the name: "2x Coffee", "1.830 Orange juice", "11 Detergent". */
const leading = new RegExp(String.raw`^(${number})\s?([x×*])?\s+(?=\p{L}{2})`, "iu");

/**
 * Reads count and price out of the words of a row by the shape of what is written, and by whether their product is the
 * amount. A bare count in front of the name is taken where `mayLead`.
 */
export function listRowOf(
  tokens: readonly Token[],
  net: CellNumber,
  { mark, mayLead }: { mark: DecimalMark; mayLead: boolean },
): ListRow {
  const { text, starts } = joined(tokens);
  const within = (from: number, to: number) =>
    tokens.filter((token, index) => {
      const start = starts[index] ?? 0;
      return start < to && start + token.text.length > from;
    });
  for (const match of text.matchAll(product)) {
    if (!match[1] || !match[4]) continue;
    const used = within(match.index + (/^\s/.test(match[0]) ? 1 : 0), match.index + match[0].length);
    const [quantity, unitPrice] = [numberOf(match[1], used, mark), numberOf(match[4], used, mark)];
    const check = checkRow({ quantity, unitPrice, net });
    const isMeant = check.state === "agrees" || /^[x×*@]$/i.test(match[3] ?? "");
    if (quantity && unitPrice && isMeant)
      return { quantity, unitPrice, text: tokens.filter((token) => !used.includes(token)), check };
  }
  const untested: RowCheck = { state: "untested", reasons: [] };
  const count = mayLead ? leading.exec(text) : null;
  const used = count ? within(0, count[0].trimEnd().length) : [];
  const quantity = count?.[1] ? numberOf(count[1], used, mark) : undefined;
  if (!quantity || Number(quantity.value) > greatestCount) return { text: [...tokens], check: untested };
  return { quantity, text: tokens.filter((token) => !used.includes(token)), check: untested };
}

function joined(tokens: readonly Token[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = "";
  for (const token of tokens) {
    if (text) text += " ";
    starts.push(text.length);
    text += token.text;
  }
  return { text, starts };
}

function numberOf(text: string, tokens: Token[], mark: DecimalMark): CellNumber | undefined {
  const reading = readAmount(text, mark) ?? readAmount(text.replace(/^[^\d]+/, ""), mark);
  if (!reading || reading.percent) return undefined;
  const { value, decimals } = reading;
  return { value, cents: centsOf(value), decimals, percent: false, tokens };
}
