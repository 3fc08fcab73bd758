import type { DocumentKind } from "@fieldwise/engine/results";
import type { MarkedPlace } from "./drawing/places-of";
import type { SyntheticDocument } from "./synthetic-document";

const parties = [
  "vendorName",
  "vendorAddress",
  "vendorTaxNumber",
  "customerName",
  "customerTaxNumber",
  "billToAddress",
];
const money = ["subTotal", "tax", "total", "amountDue"];
const statement = [
  "statementDate",
  "openingBalance",
  "closingBalance",
  "totalCredits",
  "totalDebits",
  "periodStart",
  "periodEnd",
];
const sale = [
  "invoiceNumber",
  "invoiceDate",
  "dueDate",
  "orderNumber",
  "accountNumber",
  "shipToAddress",
  ...money,
  ...parties,
];

/** The header fields that may stand on each kind of document. */
const keysOfKind: Record<DocumentKind, readonly string[]> = {
  invoice: [...sale, "orderDate"],
  credit_note: sale,
  purchase_order: [
    "orderNumber",
    "orderDate",
    "dueDate",
    "accountNumber",
    "shipToAddress",
    ...money.slice(0, 3),
    ...parties,
  ],
  receipt: [
    "invoiceNumber",
    "invoiceDate",
    "dueDate",
    "orderNumber",
    ...money,
    ...parties.slice(0, 4),
    "billToAddress",
  ],
  bank_statement: [
    "accountNumber",
    "vendorName",
    "vendorAddress",
    "customerName",
    "billToAddress",
    ...statement,
  ],
  energy_bill: [
    "invoiceNumber",
    "invoiceDate",
    "dueDate",
    "accountNumber",
    "shipToAddress",
    "usageKwh",
    "periodStart",
    "periodEnd",
    ...money,
    ...parties.slice(0, 4),
    "billToAddress",
  ],
};

/** What a document says, gathered from what was drawn: only printed values are true, all others of the kind are absent. */
export function truthOf(
  kind: DocumentKind,
  marked: Map<string, MarkedPlace>,
  currency: string,
): SyntheticDocument["truth"] {
  const fields: Record<string, string> = { currency };
  const places: SyntheticDocument["truth"]["places"] = {};
  const lineItems: Record<string, string>[] = [];
  for (const [key, { value, page, box }] of marked) {
    const [, index, column] = key.match(/^line:(\d+):(\w+)$/) ?? [];
    if (index !== undefined && column !== undefined) {
      lineItems[Number(index)] = { ...lineItems[Number(index)], [column]: value };
      continue;
    }
    if (/^[?+]/.test(key)) continue;
    fields[key] = value;
    places[key] = { page, box };
  }
  for (const [key, value] of sumsOf(marked)) fields[key] ??= value;
  const unknown = new Set([...marked.keys()].filter((key) => key.startsWith("?")).map((key) => key.slice(1)));
  const absent = keysOfKind[kind].filter((key) => !(key in fields) && !unknown.has(key));
  return { fields, absent, places, lineItems: lineItems.filter((item) => item !== undefined) };
}

/** Fields that are printed only in parts: "+tax:0" and "+tax:1" make up the tax, which has no place of its own. */
function sumsOf(marked: Map<string, MarkedPlace>): Map<string, string> {
  const sums = new Map<string, string>();
  for (const [key, { value }] of marked) {
    const name = key.match(/^\+(\w+):/)?.[1];
    if (name) sums.set(name, (Number(sums.get(name) ?? 0) + Number(value)).toFixed(2));
  }
  return sums;
}
