/** Digits of a group: thousands. */
const group = 3;

/** Which character parts the whole units from the fraction. */
export type DecimalMark = "." | ",";

/**
 * A number as read. `value` is canonical (point as decimal mark, no grouping); `decimals` counts the digits after the
 * mark; `currency` is the sign or code written with it; `percent` says that it is a rate.
 */
export type AmountReading = {
  value: string;
  decimals: number;
  currency: string | undefined;
  percent: boolean;
  grouped: boolean;
};

const signs =
  "(?:US|AU|A|C|CA|CDN|NZ|S|SG|HK|MX|R|NT|B)?[$]|[€£₹¥฿₱]|RM|Rs\\.?|INR|EUR|USD|AUD|CAD|GBP|NZD|MXN|MYR|SGD|CHF|Fr\\.|SEK|NOK|DKK|PLN|CZK|ZAR|HKD|AED|BRL|JPY|CNY|THB|PHP|IDR|R|kr\\.?";
const tails =
  "%|[€£₹$]|EUR|EURO|Euro|USD|AUD|CAD|GBP|NZD|MXN|MYR|INR|CHF|SEK|NOK|DKK|PLN|SGD|ZAR|RM|Kč|zł|kr\\.?|M\\.?N\\.?|SR|ZRL|ZR|S|T|\\*";
const credit = "CR|DR|Cr\\.?|Dr\\.?";

const shape = new RegExp(
  `^([-–−+(]{0,2})\\s?(${signs})?\\s?([-–−+(]?)\\s?((?:\\d[\\d.,'’\\u00a0\\u2009\\u202f ]*)?\\d|[.,]\\d{2})(?:[.,]?[-–—]{2}|[.,][-–—]|\\/[-–=])?\\s?([-–−)]{0,2}|${credit})\\s?(${tails})?\\s?([-–−)]?|${credit})[.,;:]?$`,
);
/** What recognition makes of a currency sign it does not know, in front of an amount with cents. */
const noise = /^[?¿%*~=«»"'\u201c\u201d|:;<>]{1,2}(?=\d[\d,.]*[.,]\d{2}$)/;

/**
 * Reads an amount with its sign, currency and grouping ("1.234,56 €", "(45.00)", "1,23,456.00", "1 234,56-", "12.50 CR").
 * `mark` settles "1.234". Returns undefined when the text is no number.
 */
export function readAmount(text: string, mark: DecimalMark): AmountReading | undefined {
  const match = shape.exec(text.trim().replace(noise, ""));
  if (!match) return undefined;
  const digits = digitsOf(match[4] ?? "", mark);
  if (!digits) return undefined;
  const marks = `${match[1]}${match[3]}${match[5]}${match[7]}`;
  const negative =
    /[-\u2013\u2212]|\(.*\)/.test(marks) || /^dr/i.test(match[5] ?? "") || /^dr/i.test(match[7] ?? "");
  const suffix = match[6];
  return {
    value: (negative && Number(digits.value) !== 0 ? "-" : "") + digits.value,
    decimals: digits.decimals,
    grouped: digits.grouped,
    currency: match[2] ?? (suffix && /[\u20ac£\u20b9$]|^[A-Z]{3}$|^RM$/.test(suffix) ? suffix : undefined),
    percent: suffix === "%",
  };
}

type Digits = { value: string; decimals: number; grouped: boolean };

function digitsOf(written: string, mark: DecimalMark): Digits | undefined {
  const text = written.replace(/['\u2019\u00a0\u2009\u202f]/g, " ").replace(/\s*([.,])\s*/g, "$1");
  const dot = text.lastIndexOf(".");
  const comma = text.lastIndexOf(",");
  const last = Math.max(dot, comma);
  if (last < 0) return whole(text);
  const character = text[last] as DecimalMark;
  const after = text.slice(last + 1);
  const before = text.slice(0, last);
  if (/\s/.test(after)) return undefined;
  const repeated = before.includes(character);
  const mixed = dot >= 0 && comma >= 0;
  if (repeated && !mixed)
    return after.length === group ? whole(text.replaceAll(character, "")) : groupSlip(text, character);
  if (after.length === group && !mixed && before.length <= group && before !== "0" && character !== mark) {
    return whole(text.replaceAll(character, ""), true);
  }
  if (mixed && repeated && after.length === group) return undefined;
  const units = ungrouped(before);
  return units === undefined
    ? undefined
    : {
        value: `${trimZeros(units)}.${after}`,
        decimals: after.length,
        grouped: units.length !== before.length,
      };
}

/** "1.234.56": the same mark twice, the last with two digits, as recognition makes of "1,234.56". */
function groupSlip(text: string, character: string): Digits | undefined {
  const parts = text.split(character);
  const cents = parts.pop() ?? "";
  if (cents.length !== 2 || parts.slice(1).some((part) => part.length !== group)) return undefined;
  return { value: `${trimZeros(parts.join(""))}.${cents}`, decimals: 2, grouped: true };
}

function whole(text: string, grouped = false): Digits | undefined {
  const units = ungrouped(text);
  if (units === undefined) return undefined;
  return { value: trimZeros(units), decimals: 0, grouped: grouped || units.length !== text.length };
}

/** The digits without grouping, or undefined when the groups are not of three (or two, the Indian way). */
function ungrouped(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text || "0";
  if (!/^\d{1,3}(?:[., ]\d{2,3})*[., ]\d{3}$/.test(text)) return undefined;
  return text.replace(/\D/g, "");
}

function trimZeros(units: string): string {
  return units.replace(/^0+(?=\d)/, "");
}

/** The amount in whole cents, rounded half away from zero; the unit of all arithmetic on amounts. */
export function centsOf(value: string): number {
  const number = Number(value);
  return Math.sign(number) * Math.round(Math.abs(number) * 100 + 1e-6);
}
