import type { FieldType } from "@fieldwise/engine/results";
import { currencies } from "../models/currencies";
import { parseTypedDate } from "./typed-date";
import { parseTypedNumber, type Writing } from "./typed-number";

/** A value in canonical form ("" for none), or the key of the sentence that says why it could not be understood. */
export type TypedValue = { value: string } | { messageKey: string };

const symbols: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  US$: "USD",
  A$: "AUD",
  NZ$: "NZD",
  C$: "CAD",
};

/** Reads what a person typed or clicked for a field of this type. */
export function parseTypedValue(typed: string, type: FieldType, writing: Writing): TypedValue {
  const text = typed.normalize("NFC").trim();
  if (text === "") return { value: "" };
  switch (type) {
    case "date":
      return understood(
        parseTypedDate(text, writing.culture, writing.monthFirst),
        "documents.error.not-a-date-value",
      );
    case "amount":
    case "number":
    case "percent":
      return understood(parseTypedNumber(text, writing), "documents.error.not-a-number");
    case "currency":
      return understood(currencyOf(text), "documents.error.not-a-currency");
    case "address":
      return {
        value: text
          .replace(/\s*[\r\n]+\s*/g, ", ")
          .replace(/,(?:\s*,)+/g, ",")
          .replace(/\s+/g, " "),
      };
    default:
      return { value: text.replace(/\s+/g, " ") };
  }
}

/** Whether two canonical values mean the same: "12.5" and "12.50" do. */
export function areEqualValues(one: string, other: string, type: FieldType): boolean {
  if (type !== "amount" && type !== "number" && type !== "percent") return one === other;
  return withoutEmptyDecimals(one) === withoutEmptyDecimals(other);
}

const understood = (value: string | null, messageKey: string): TypedValue =>
  value === null ? { messageKey } : { value };

const withoutEmptyDecimals = (value: string) => (value.includes(".") ? value.replace(/\.?0+$/, "") : value);

function currencyOf(text: string): string | null {
  const code = text.toUpperCase();
  return currencies.includes(code) ? code : (symbols[code] ?? null);
}
