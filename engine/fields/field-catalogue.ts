import type { FieldType } from "../results/extraction-result";

/**
 * A field the product can extract. `key` is unique over the catalogue; `name` is what exports and the API call it (a
 * line-item column may share its name with a header field, as "tax" does); `labelKey` is the translation key.
 */
export type CatalogueField = { key: string; name: string; type: FieldType; line: boolean; labelKey: string };

/** Every field the product knows, header fields first, in the order in which forms show them. */
export const fieldCatalogue: readonly CatalogueField[] = [
  header("invoiceNumber", "id"),
  header("invoiceDate", "date"),
  header("dueDate", "date"),
  header("orderNumber", "id"),
  header("orderDate", "date"),
  header("currency", "currency"),
  header("subTotal", "amount"),
  header("tax", "amount"),
  header("total", "amount"),
  header("amountDue", "amount"),
  header("vendorName", "name"),
  header("vendorAddress", "address"),
  header("vendorTaxNumber", "id"),
  header("customerName", "name"),
  header("customerTaxNumber", "id"),
  header("billToAddress", "address"),
  header("shipToAddress", "address"),
  header("accountNumber", "id"),
  header("serviceAddress", "address"),
  header("meterNumber", "id"),
  header("usageKwh", "number"),
  header("usageTherms", "number"),
  header("previousRead", "number"),
  header("currentRead", "number"),
  header("previousBalance", "amount"),
  header("paymentsReceived", "amount"),
  header("periodStart", "date"),
  header("periodEnd", "date"),
  header("statementDate", "date"),
  header("openingBalance", "amount"),
  header("closingBalance", "amount"),
  header("totalCredits", "amount"),
  header("totalDebits", "amount"),
  header("advertiser", "name"),
  header("grossAmount", "amount"),
  column("itemCode", "id"),
  column("description", "text"),
  column("quantity", "number"),
  column("unitPrice", "amount"),
  column("lineTax", "amount", "tax"),
  column("taxRate", "percent"),
  column("netTotal", "amount"),
  column("lineSubTotal", "amount", "subTotal"),
  column("date", "date"),
  column("amount", "amount"),
  column("balance", "amount"),
];

const byKey = new Map(fieldCatalogue.map((field) => [field.key, field]));

/** The catalogue's entry for a key, or undefined when the product does not know the field. */
export function fieldOf(key: string): CatalogueField | undefined {
  return byKey.get(key);
}

function header(key: string, type: FieldType): CatalogueField {
  return { key, name: key, type, line: false, labelKey: `field.${key}` };
}

function column(key: string, type: FieldType, name = key): CatalogueField {
  return { key, name, type, line: true, labelKey: `field.${key}` };
}
