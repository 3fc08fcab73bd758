import { heightOf } from "../../geometry/rect";
import { monthOf } from "../../values/month-names";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";

/** A sign or code of a currency as a word of its own. */
export const currency = /^(?:[$\u20ac£\u20b9¥]|RM|Rs\.?|EUR|USD|GBP|AUD|NZD|CAD|INR|MXN|MYR|SGD|CHF)$/;
const number = /^[-\u2013(]?\d[\d.,'\u2019]*[)-]?$/;

/** The tokens of a line, those together that make one amount with its currency, or one date in words. */
export function spansOf(line: Line): Token[][] {
  const spans: Token[][] = [];
  for (const token of line.tokens) {
    const span = spans.at(-1);
    if (span && belongs(span, token)) span.push(token);
    else spans.push([token]);
  }
  return spans;
}

function belongs(span: readonly Token[], token: Token): boolean {
  const last = span.at(-1);
  if (!last || token.left - last.right > heightOf(token)) return false;
  const text = span.map((one) => one.text).join(" ");
  if (span.length === 1 && currency.test(text)) return number.test(token.text);
  if (span.length === 1 && number.test(text) && currency.test(token.text)) return true;
  return continuesDate(text, token.text);
}

/** "21 June", "June 21," and "June 21, 2014" as they grow word by word. */
function continuesDate(text: string, next: string): boolean {
  if (/^\d{1,2}\.?$/.test(text)) return isMonth(next);
  if (isMonth(text)) return /^\d{1,2},?$/.test(next);
  const [first = "", second = ""] = text.split(" ");
  const isDayAndMonth = text.split(" ").length === 2 && (isMonth(first) || isMonth(second));
  return isDayAndMonth && /^(?:19|20)\d\d$/.test(next);
}

function isMonth(text: string): boolean {
  return /^\p{L}{3,}[.,]?$/u.test(text) && monthOf(text.replace(/[.,]$/, "")) !== undefined;
}

/** Whether a span is a date of several words rather than an amount. */
export function isDateSpan(span: readonly Token[]): boolean {
  return span.some(({ text }) => isMonth(text)) && span.length > 1;
}
