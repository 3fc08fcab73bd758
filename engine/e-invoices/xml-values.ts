import { isoDate } from "../values/iso-date";

/** An amount as canonical decimal string with at least two decimals; undefined for what is no number. */
export function amountOf(text: string | undefined): string | undefined {
  const number = decimalOf(text);
  if (number === undefined) return undefined;
  const [units, fraction = ""] = number.split(".");
  return `${units}.${fraction.replace(/0+$/, "").padEnd(2, "0")}`;
}

/** A quantity, price or rate as canonical decimal string without trailing zeros; undefined for what is no number. */
export function plainOf(text: string | undefined): string | undefined {
  const number = decimalOf(text);
  return number?.includes(".") ? number.replace(/\.?0+$/, "") : number;
}

/** A date in ISO form from ISO ("2025-03-01", with or without zone) or from the digits of UN/CEFACT format 102. */
export function dateOf(text: string | undefined): string | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text?.trim() ?? "");
  return match ? isoDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** XML Schema writes decimals with a point, at will with a sign and leading zeros. */
function decimalOf(text: string | undefined): string | undefined {
  const match = /^([-+]?)0*(\d{1,15})(\.\d{1,10})?$/.exec(text?.trim() ?? "");
  if (!match) return undefined;
  const digits = `${match[2]}${match[3] ?? ""}`;
  return match[1] === "-" && Number(digits) !== 0 ? `-${digits}` : digits;
}
