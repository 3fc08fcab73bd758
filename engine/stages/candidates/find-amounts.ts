import { heightOf, unionOf } from "../../geometry/rect";
import { patternFor } from "../../languages/compile";
import type { CandidateFact } from "../../values/candidate-fact";
import { type AmountReading, centsOf, type DecimalMark, readAmount } from "../../values/read-amount";
import type { Line } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import type { Candidate } from "./candidate";

/** Words of one amount: a code, a sign, three groups. */
const mostTokens = 5;
/** Heights between a sign and its amount: cells of a table set the sign at the left. */
const gapBehindSign = 8;
/** Heights between an amount and a sign behind it. */
const gapBeforeSign = 0.8;
/** Heights between an amount and its cents: recognition cuts behind the comma. */
const gapBeforeCents = 1.3;
/** Heights between groups of digits. */
const gapOfGroups = 0.6;

/**
 * The numbers of a line that may be amounts, quantities or rates. Tokens in `taken` (dates) are passed over. Signs and
 * digit groups that the reader parted ("$ 45.00", "1 234,56", "45. 00") are put together again.
 */
export function findAmounts(line: Line, mark: DecimalMark, taken: ReadonlySet<Token>): Candidate[] {
  const found: Candidate[] = [];
  let index = 0;
  while (index < line.tokens.length) {
    const match = longestAmount(line, index, mark, taken);
    if (match) {
      found.push(match.candidate);
      index += match.length;
    } else index += 1;
  }
  return found;
}

function longestAmount(line: Line, start: number, mark: DecimalMark, taken: ReadonlySet<Token>) {
  const first = line.tokens[start];
  if (
    !first ||
    taken.has(first) ||
    !/[\d$\u20ac£\u20b9¥(+\u2013\u2212-]|^RM$|^Rs\.?$|^[A-Z]{3}$|^kr\.?$/.test(first.text)
  )
    return undefined;
  for (let length = Math.min(mostTokens, line.tokens.length - start); length >= 1; length -= 1) {
    const tokens = line.tokens.slice(start, start + length);
    if (tokens.some((token) => taken.has(token)) || !joins(tokens)) continue;
    const reading = readAmount(textOf(tokens), mark);
    if (reading && /\d/.test(tokens.map((token) => token.text).join(""))) {
      return { candidate: toCandidate(line, tokens, reading), length };
    }
  }
  return undefined;
}

/** Whether neighbouring tokens may be parts of one number: signs and codes may, digits only as groups or fractions. */
function joins(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    const before = tokens[index - 1];
    if (!before) return true;
    const gap = (token.left - before.right) / Math.min(heightOf(before), heightOf(token));
    if (!/\d/.test(before.text)) return gap < gapBehindSign && isSign(before.text);
    if (!/\d/.test(token.text))
      return (
        gap < gapBeforeSign &&
        /^(?:[-\u2013\u2212)%\u20ac£$]|CR|DR|Cr|Dr|EUR|EURO|Euro|USD|AUD|GBP|CAD|NZD|MXN|INR|CHF|SEK|NOK|DKK|PLN|SGD|MYR|RM|kr\.?|K\u010d|z\u0142)$/.test(
          token.text,
        )
      );
    if (/\d[.,]$/.test(before.text) && /^\d{2}(?:\D|$)/.test(token.text)) return gap < gapBeforeCents;
    if (gap > gapOfGroups) return false;
    if (/^\d{3}(?:[.,]\d{2})?(?:-|\u20ac)?$/.test(token.text))
      return /(?:^|\D)\d{1,3}$/.test(before.text) && hasFraction(tokens);
    return /[.,]$/.test(before.text) && /^\d{2,3}(?:[.,]\d{2})?$/.test(token.text);
  });
}

function hasFraction(tokens: readonly Token[]): boolean {
  return /[.,]\d{2}(?:\D|$)/.test(tokens.map((token) => token.text).join(""));
}

const otherUnit = new RegExp(`^(?:kva?|kw|${patternFor("days")})\\b`, "i");

/** The unit that stands behind a number, as a fact: only those of energy bills matter. */
function unitOf(text: string): CandidateFact | undefined {
  if (/^[kM]wh\b/i.test(text)) return "kwh-unit";
  if (/^therms?\b|^(?:ccf|mcf|thm)\b/i.test(text)) return "therm-unit";
  if (/^(?:m3|m³|mj|gj|kl|gal)(?!\p{L})/iu.test(text)) return "volume-unit";
  return otherUnit.test(text) ? "other-unit" : undefined;
}

function isSign(text: string): boolean {
  return /^(?:[-\u2013\u2212+(]?(?:US|AU|A|C|CA|CDN|NZ|S|HK|MX|R)?[$\u20ac£\u20b9¥(+\u2013\u2212-]|RM|Rs\.?|INR|EUR|USD|AUD|CAD|GBP|NZD|MXN|MYR|SGD|CHF|SEK|NOK|DKK|PLN|ZAR|HKD|AED|kr\.?)$/.test(
    text,
  );
}

function toCandidate(line: Line, tokens: Token[], reading: AmountReading): Candidate {
  const raw = textOf(tokens);
  const facts = new Set<CandidateFact>();
  if (reading.decimals === 2) facts.add("decimals");
  if (reading.decimals > 2) facts.add("fine");
  if (reading.decimals === 0) facts.add(reading.grouped ? "grouped" : "whole");
  if (reading.currency) facts.add("currency-sign");
  if (reading.percent) facts.add("percent");
  const next = line.tokens[line.tokens.indexOf(tokens.at(-1) as Token) + 1];
  const unit = unitOf(next?.text ?? "");
  if (unit) facts.add(unit);
  if (/^(?:therms?|thms?)\b/i.test(next?.text ?? "")) facts.add("therm-unit");
  if (next?.text === "%") facts.add("percent");
  return {
    type: "amount",
    value: reading.value,
    raw,
    tokens,
    page: line.page,
    line: line.index,
    facts,
    cents: centsOf(reading.value),
    ...unionOf(tokens),
  };
}
