import { cultureFormatOf } from "@fieldwise/engine/results";

/**
 * How what was typed is to be read: as a person of a culture writes it, or canonical where that is possible. `monthFirst` and
 * `decimalMark` take the place of the culture's where a file shows others.
 */
export type Writing = {
  culture: string;
  canonicalFirst: boolean;
  monthFirst?: boolean | undefined;
  decimalMark?: "." | "," | undefined;
};

const canonical = /^-?\d+(\.\d+)?$/;
// A currency sign or code before or after, a percent sign: said elsewhere, not part of the number.
const around = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3}|%)$/giu;
const figures = /^\d[\d.,'\u2019]*$/;

/**
 * Reads a number as printed or typed: thousands by point, comma, apostrophe or space, minus before or after, or
 * brackets. Returns a decimal string with a point that keeps its decimals, or null when it is no number. "1,234" and
 * "1.234" are what the culture says they are.
 */
export function parseTypedNumber(
  text: string,
  { culture, canonicalFirst, decimalMark }: Writing,
): string | null {
  if (canonicalFirst && canonical.test(text)) return tidy(text);
  const { negative, rest } = signOf(text.replace(/[\u2212\u2013]/g, "-"));
  const digits = rest
    .replace(around, "")
    .replace(around, "")
    .replace(/[\s\u00a0\u202f]/g, "");
  const inner = signOf(digits);
  if (!figures.test(inner.rest) || (negative && inner.negative)) return null;
  const plain = withPoint(inner.rest.replace(/['\u2019]/g, ""), decimalMark ?? decimalMarkOf(culture));
  if (plain === null) return null;
  return tidy(negative || inner.negative ? `-${plain}` : plain);
}

function signOf(text: string): { negative: boolean; rest: string } {
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  if (bracketed !== undefined) return { negative: true, rest: bracketed.trim() };
  if (text.startsWith("-")) return { negative: true, rest: text.slice(1).trim() };
  if (text.endsWith("-")) return { negative: true, rest: text.slice(0, -1).trim() };
  return { negative: false, rest: text.replace(/^\+\s*/, "") };
}

function withPoint(figures: string, cultureMark: "." | ","): string | null {
  const mark = decimalMarkIn(figures, cultureMark);
  const at = mark === null ? -1 : figures.lastIndexOf(mark);
  const [whole, decimals] = at < 0 ? [figures, ""] : [figures.slice(0, at), figures.slice(at + 1)];
  if (!isGrouped(whole) || !/^\d*$/.test(decimals)) return null;
  const plain = whole.replace(/[.,]/g, "");
  return decimals ? `${plain}.${decimals}` : plain;
}

/** The mark before the decimals: the last of two kinds, none if one kind repeats, else as the culture has it. */
function decimalMarkIn(figures: string, cultureMark: "." | ","): "." | "," | null {
  const [points, commas] = [figures.split(".").length - 1, figures.split(",").length - 1];
  if (points > 0 && commas > 0) return figures.lastIndexOf(".") > figures.lastIndexOf(",") ? "." : ",";
  if (points + commas !== 1) return null;
  const mark = points === 1 ? "." : ",";
  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(figures);
  return looksGrouped && mark !== cultureMark ? null : mark;
}

// Indian figures group by two before the last three.
const isGrouped = (whole: string) => /^\d+$/.test(whole) || /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole);

const decimalMarkOf = (culture: string): "." | "," => (cultureFormatOf(culture).decimal === "," ? "," : ".");

const tidy = (value: string) => value.replace(/^(-?)0+(?=\d)/, "$1").replace(/^-(0(?:\.0+)?)$/, "$1");
