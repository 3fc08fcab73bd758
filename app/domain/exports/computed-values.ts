import type { FoundValue } from "@fieldwise/engine/results";
import type { ComputedSource } from "./column-sources";
import type { DayRange } from "./first-line";

type Values = Record<string, FoundValue>;

/**
 * A document's values and those of the line item at hand, null for a document as a whole. `credit`: its model reads credit notes.
 * `year`: the financial year of a file whose days are written without theirs.
 */
export type ComputedFrom = {
  fields: Values;
  line: Values | null;
  credit: boolean;
  year?: DayRange | null | undefined;
};

/** What is worked out of several values, canonical; null where they do not say it. */
export function computedValue(of: ComputedSource, from: ComputedFrom): string | null {
  switch (of) {
    case "quantity":
      return hasQuantity(from) ? textOf(from.line, "quantity") : "1";
    case "unitPrice":
      return unitPriceOf(from);
    case "net":
      return netOf(from);
    case "tax":
      return taxOf(from);
    case "absoluteNet":
      return absolute(netOf(from));
    case "absoluteTax":
      return absolute(taxOf(from));
    case "absoluteTotal":
      return absolute(textOf(from.fields, "total"));
    case "debitCredit":
      return isCredit(from) ? "H" : "S";
    case "purchaseType":
      return isCredit(from) ? "PC" : "PI";
    case "reference":
      return referenceOf(from.fields.invoiceNumber?.value ?? "");
    case "postingDay":
      return postingDayOf(from);
    case "vendorText":
      return cut(from, "vendorName", 60);
    case "reference30":
      return cut(from, "invoiceNumber", 30);
    case "reference21":
      return cut(from, "invoiceNumber", 21);
  }
}

const isCredit = ({ fields, credit }: ComputedFrom) => credit || (numberOf(fields, "total") ?? 0) < 0;

/** What DATEV takes as the number of a document ("Belegfeld 1"): these characters, 36 at most. */
const notInReference = /[^a-z0-9$&%*+/]+/gi;
const longestReference = 36;

const referenceOf = (number: string): string | null =>
  number
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(notInReference, "-")
    .replace(/^-/, "")
    .slice(0, longestReference)
    .replace(/-$/, "") || null;

/** The first characters of a value, without what was the space between two words. */
const cut = ({ fields }: ComputedFrom, key: string, most: number): string | null =>
  fields[key]?.value.slice(0, most).trimEnd() || null;

/** Nothing for a day of another year: it would be taken for one of the file's. */
function postingDayOf({ fields, year }: ComputedFrom): string | null {
  const day = fields.invoiceDate?.value ?? null;
  return day !== null && year && (day < year.first || day > year.last) ? null : day;
}

const hasQuantity = ({ line }: ComputedFrom) => (numberOf(line, "quantity") ?? 0) !== 0;

/** The price of one, so that quantity times price is the net amount, whatever of the three is printed. */
function unitPriceOf(from: ComputedFrom): string | null {
  if (!hasQuantity(from)) return netOf(from);
  const price = textOf(from.line, "unitPrice");
  if (price !== null) return price;
  const [net, quantity] = [netOf(from), numberOf(from.line, "quantity") ?? 1];
  return net === null ? null : rounded(Number(net) / quantity, 4);
}

function netOf({ fields, line }: ComputedFrom): string | null {
  if (!line)
    return textOf(fields, "subTotal") ?? difference(fields, "total", "tax") ?? textOf(fields, "total");
  const printed = textOf(line, "netTotal") ?? textOf(line, "lineSubTotal") ?? textOf(line, "amount");
  if (printed !== null) return printed;
  const price = numberOf(line, "unitPrice");
  return price === null ? null : rounded(price * (numberOf(line, "quantity") ?? 1), 2);
}

function taxOf(from: ComputedFrom): string | null {
  if (!from.line) return textOf(from.fields, "tax") ?? difference(from.fields, "total", "subTotal");
  const printed = textOf(from.line, "lineTax");
  if (printed !== null) return printed;
  const [net, rate] = [netOf(from), numberOf(from.line, "taxRate")];
  return net === null || rate === null ? null : rounded((Number(net) * rate) / 100, 2);
}

const canonical = /^-?\d{1,15}(\.\d+)?$/;

/** A number as it is kept; null for anything else. */
function textOf(values: Values | null, key: string): string | null {
  const value = values?.[key]?.value;
  return value !== undefined && canonical.test(value) ? value : null;
}

function numberOf(values: Values | null, key: string): number | null {
  const text = textOf(values, key);
  return text === null ? null : Number(text);
}

function difference(values: Values, whole: string, part: string): string | null {
  const [first, second] = [numberOf(values, whole), numberOf(values, part)];
  return first === null || second === null ? null : rounded(first - second, 2);
}

/** Without its sign, with two decimals at least. */
function absolute(text: string | null): string | null {
  const [whole, decimals = ""] = text?.replace("-", "").split(".") ?? [];
  return whole === undefined ? null : `${whole}.${decimals.padEnd(2, "0")}`;
}

/** At most this many decimals, two at least. */
function rounded(value: number, decimals: number): string | null {
  if (!Number.isFinite(value)) return null;
  return value.toFixed(decimals).replace(/(\.\d\d)(\d*?)0+$/, "$1$2");
}
