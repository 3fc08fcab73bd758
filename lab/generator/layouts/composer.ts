import { type Dice, diceOf } from "../dice";
import { type Piece, plain, type Sheet, type TextStyle } from "../drawing/sheet";
import { canonicalAmount } from "../style/canonical";
import { formatDate } from "../style/format-date";
import { formatNumber } from "../style/format-number";
import { labelOf } from "../style/label-of";
import type { LabelName } from "../style/labels/english";
import type { Style } from "../style/style";

/** Where a layout works: the sheet, the style, and choices that stay the same for all documents of a vendor. */
export type Composer = {
  sheet: Sheet;
  style: Style;
  /** Title of the document's tax in its country's words. */
  tax: string;
  left: number;
  right: number;
  /** Lowest baseline that the body of a page may use. */
  bottom: number;
  choose<T>(name: string, options: readonly T[]): T;
  chance(name: string, probability: number): boolean;
  dice(name: string): Dice;
  font(scale?: number, bold?: boolean): TextStyle;
  lineHeight(scale?: number): number;
  label(name: LabelName, values?: Record<string, string>): string;
  /** The label as it stands beside its value, with the style's colon. */
  beside(text: string): string;
  date(iso: string, key?: string): Piece;
  value(key: string, text: string, canonical?: string): Piece;
  amount(cents: number, key: string | undefined, where: "cell" | "total" | "grand"): Piece[];
  number(scaled: number, decimals: number, key?: string, canonical?: string): Piece;
};

export function composerOf(sheet: Sheet, style: Style, taxName: string): Composer {
  const tax = bareTax(taxName);
  const dice = (name: string) => diceOf(style.seed, name);
  const marked = (text: string, key: string | undefined, value: string): Piece =>
    key === undefined
      ? text
      : { text, marks: key.split(" ").map((one) => ({ key: one, value, group: sheet.newGroup() })) };
  return {
    sheet,
    style,
    tax,
    left: style.margin,
    right: sheet.width - style.margin,
    bottom: sheet.height - style.margin - 30,
    dice,
    choose: (name, options) => dice(name).pick(options),
    chance: (name, probability) => dice(name).chance(probability),
    font: (scale = 1, bold = false) => ({
      size: style.size * scale,
      face: { family: style.family, bold },
      stretch: style.family === "mono" ? Math.min(style.stretch, 0.92) : style.stretch,
    }),
    lineHeight: (scale = 1) => style.size * scale * style.leading,
    label: (name, values) => {
      const filled = { tax, cur: style.currency, ...values };
      const own = labelOf(name, style.language, style.seed, filled);
      const isShort = own.length < 24 && !/[{!.]$/.test(own);
      const text = style.bilingual && isShort ? `${own} / ${labelOf(name, "en", style.seed, filled)}` : own;
      return cased(text, style);
    },
    beside: (text) => (/[:?#]$/.test(text) ? text : `${text}${style.colon}`),
    date: (iso, key) =>
      marked(formatDate(iso, style.datePattern, style.language, style.monthCapitals), key, iso),
    value: (key, text, canonical = text) => marked(text, key, canonical),
    amount: (cents, key, where) => amountPieces(sheet, style, cents, key, where),
    number: (scaled, decimals, key, canonical = "") =>
      marked(formatNumber(scaled, decimals, style.numbers), key, canonical),
  };
}

/** "zzgl. 19% MwSt." is the tax MwSt. */
function bareTax(name: string): string {
  return name
    .replace(/\s*[(@]?\s*[\d.,]+\s*%\)?/g, "")
    .replace(/^(zzgl\.|Plus|Total|Totale|Montant|Cuota|Importe)\s+/i, "")
    .trim();
}

/** Text of an entry; what it holds may be nothing. */
export function isEmpty(pieces: Piece[]): boolean {
  return plain(pieces).trim() === "";
}

function amountPieces(
  sheet: Sheet,
  style: Style,
  cents: number,
  key: string | undefined,
  where: "cell" | "total" | "grand",
): Piece[] {
  const { before, after, on } = style.money;
  const signed =
    on === "all" || (on === "totals" && where !== "cell") || (on === "grand-total" && where === "grand");
  const digits = formatNumber(Math.abs(cents), 2, style.numbers);
  const [open, close] =
    cents >= 0
      ? ["", ""]
      : style.minus === "front"
        ? ["-", ""]
        : style.minus === "back"
          ? ["", "-"]
          : ["(", ")"];
  const marks = (key ?? "")
    .split(" ")
    .filter(Boolean)
    .map((one) => ({ key: one, value: canonicalAmount(cents), group: sheet.newGroup() }));
  const currency = (text: string): Piece[] =>
    text.trim() === "" || !signed
      ? []
      : [{ text: text.trim(), marks: [{ key: "currency", value: style.currency, group: sheet.newGroup() }] }];
  const space = (wanted: boolean): Piece[] => (signed && wanted ? [" "] : []);
  const lead = [...currency(before), ...space(before.endsWith(" "))];
  const tail = [...space(after.startsWith(" ")), ...currency(after)];
  const minusFirst = open === "-" && lead.length > 0 && style.seed % 2 === 0;
  return [
    ...(minusFirst ? [{ text: "-", marks }] : []),
    ...(open === "(" ? [open] : []),
    ...lead,
    { text: `${open === "-" && !minusFirst ? "-" : ""}${digits}${close === "-" ? "-" : ""}`, marks },
    ...(close === ")" ? [close] : []),
    ...tail,
  ];
}

function cased(text: string, { labelCase }: Style): string {
  if (labelCase === "upper") return text.toUpperCase();
  return labelCase === "lower" ? text.charAt(0) + text.slice(1).toLowerCase() : text;
}
