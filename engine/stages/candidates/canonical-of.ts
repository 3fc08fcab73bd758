import type { FieldType } from "../../results/extraction-result";
import { readAmount } from "../../values/read-amount";
import { readDates } from "../../values/read-dates";
import type { DocumentFacts } from "../facts/document-facts";

/** A written value in canonical form, by the habits of the page; undefined for what is no value of the type. */
export function canonicalOf(
  type: FieldType,
  text: string,
  { decimalMark, dateOrder }: Pick<DocumentFacts, "decimalMark" | "dateOrder">,
): string | undefined {
  if (type === "date") {
    const reading = readDates(text)[0];
    return reading && (reading[dateOrder.order] ?? reading.dmy ?? reading.mdy);
  }
  if (type !== "amount" && type !== "number" && type !== "percent") return text.split(/\s*\n\s*/).join(", ");
  const value = readAmount(text, decimalMark)?.value;
  return type === "amount" && value !== undefined ? withCents(value) : value;
}

const withCents = (value: string) =>
  (value.split(".")[1]?.length ?? 0) >= 2 ? value : Number(value).toFixed(2);
