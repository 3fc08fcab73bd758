import type { DocumentKind } from "../results/extraction-result";
import { foldCode } from "../text/fold-code";
import type { ValueLevel } from "./duplicate-level";
import { vendorKeys } from "./vendor-keys";

/** The keys that a duplicate would share with a document: two documents with a common key look like one. */
export type DuplicateKey = { level: ValueLevel; key: string };

/** The fields that hold the number which the document itself has, by rank. */
export const ownNumberFields = ["invoiceNumber", "orderNumber"] as const;

/** A shorter number than this is too common: tills and tables have such. */
const shortestNumber = 3;

/**
 * The keys of a document of this kind by its values (canonical, by field key). Without a vendor, as in models that do
 * not ask for one, the total stands in for it.
 */
export function duplicateKeysOf(
  kind: DocumentKind,
  values: Readonly<Record<string, string>>,
): DuplicateKey[] {
  const number = numberOf(values);
  const total = totalOf(values);
  const date = firstOf(values, ["invoiceDate", "orderDate", "statementDate", "periodEnd"]);
  const vendors = vendorKeys(values);
  const by = vendors.length > 0 ? vendors : total ? [`total ${total}`] : [];
  const level = vendors.length > 0 ? "number" : "number-total";
  const isAmount = total !== "" && Number(total) !== 0;
  return [
    ...(number ? by.map((whose) => ({ level, key: `number|${kind}|${whose}|${number}` }) as const) : []),
    ...(date && isAmount
      ? vendors.map((vendor) => ({
          level: "date-total" as const,
          key: `date-total|${kind}|${vendor}|${date}|${total}`,
        }))
      : []),
  ];
}

/** The number that the document itself has, folded; "" without one. An account's number is not its statement's. */
export function numberOf(values: Readonly<Record<string, string>>): string {
  const printed = firstOf(values, ownNumberFields);
  const number = foldCode(printed);
  return number.length >= shortestNumber && /\d/.test(printed) ? number : "";
}

const totalOf = (values: Readonly<Record<string, string>>) => {
  const text = firstOf(values, ["total", "closingBalance", "amountDue"]);
  return text === "" || Number.isNaN(Number(text)) ? "" : Number(text).toFixed(2);
};

const firstOf = (values: Readonly<Record<string, string>>, keys: readonly string[]) =>
  keys.map((key) => values[key]).find(Boolean) ?? "";
