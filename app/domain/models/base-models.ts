import { type CatalogueField, type DocumentKind, fieldOf } from "@fieldwise/engine/results";

/** A field of a base model. `labelKey` is the base model's own wording where it has one ("GST"), else the catalogue's. */
export type BaseField = CatalogueField;

/** A base AI model: the kind of document it reads and the fields a tenant model may choose from. */
export type BaseModel = { id: string; name: string; kind: DocumentKind; fields: readonly BaseField[] };

const invoiceFields = [
  "invoiceNumber",
  "invoiceDate",
  "dueDate",
  "orderNumber",
  "currency",
  "subTotal",
  "tax",
  "total",
  "amountDue",
  "vendorName",
  "vendorAddress",
  "vendorTaxNumber",
  "customerName",
  "customerTaxNumber",
  "billToAddress",
  "shipToAddress",
  "accountNumber",
];
const advertisingFields = ["advertiser", "grossAmount", "periodStart", "periodEnd"];
const lineFields = ["itemCode", "description", "quantity", "unitPrice", "lineTax", "taxRate", "netTotal"];

/** The base models in the order in which screens list them. The first two are fixed by the product's specification. */
export const baseModels: readonly BaseModel[] = [
  baseModel("invoices-north-america", "Invoices-North America", "invoice", [
    "invoiceNumber",
    "invoiceDate",
    "dueDate",
    "total",
    "customerName",
    "billToAddress",
    "shipToAddress",
    "itemCode",
    "description",
    "quantity",
    "netTotal",
    "lineSubTotal",
    "unitPrice",
  ]),
  baseModel(
    "invoices-apac",
    "Invoices-APAC",
    "invoice",
    [
      "invoiceNumber",
      "invoiceDate",
      "dueDate",
      "currency",
      "total",
      "subTotal",
      "tax",
      "customerName",
      "billToAddress",
      "orderNumber",
      "customerTaxNumber",
      "vendorName",
      "vendorAddress",
      "accountNumber",
      "vendorTaxNumber",
      "description",
      "itemCode",
      "quantity",
      "unitPrice",
      "lineTax",
      "netTotal",
      "lineSubTotal",
    ],
    {
      tax: "field.gst",
      customerTaxNumber: "field.customerAbn",
      vendorTaxNumber: "field.vendorAbn",
    },
  ),
  baseModel(
    "invoices-europe",
    "Invoices-Europe",
    "invoice",
    [
      "invoiceNumber",
      "invoiceDate",
      "dueDate",
      "currency",
      "total",
      "amountDue",
      "subTotal",
      "tax",
      "customerName",
      "billToAddress",
      "shipToAddress",
      "orderNumber",
      "customerTaxNumber",
      "vendorName",
      "vendorAddress",
      "accountNumber",
      "vendorTaxNumber",
      "description",
      "itemCode",
      "quantity",
      "unitPrice",
      "lineTax",
      "taxRate",
      "netTotal",
      "lineSubTotal",
    ],
    {
      tax: "field.vat",
      customerTaxNumber: "field.customerVat",
      vendorTaxNumber: "field.vendorVat",
      lineTax: "field.vat",
      taxRate: "field.vatRate",
    },
  ),
  baseModel("purchase-orders", "Purchase Orders", "purchase_order", [
    "orderNumber",
    "orderDate",
    "dueDate",
    "currency",
    "subTotal",
    "tax",
    "total",
    "vendorName",
    "vendorAddress",
    "vendorTaxNumber",
    "customerName",
    "customerTaxNumber",
    "billToAddress",
    "shipToAddress",
    "accountNumber",
    ...advertisingFields,
    ...lineFields,
  ]),
  baseModel("credit-notes", "Credit Notes", "credit_note", [...invoiceFields, ...lineFields]),
  baseModel("receipts", "Receipts", "receipt", [
    "invoiceNumber",
    "invoiceDate",
    "currency",
    "subTotal",
    "tax",
    "total",
    "vendorName",
    "vendorAddress",
    "vendorTaxNumber",
    "customerName",
    "itemCode",
    "description",
    "quantity",
    "unitPrice",
    "netTotal",
  ]),
  baseModel("bank-statements", "Bank Statements", "bank_statement", [
    "accountNumber",
    "currency",
    "statementDate",
    "periodStart",
    "periodEnd",
    "openingBalance",
    "closingBalance",
    "totalCredits",
    "totalDebits",
    "vendorName",
    "vendorAddress",
    "customerName",
    "billToAddress",
    "date",
    "description",
    "amount",
    "balance",
  ]),
  baseModel("energy-bills", "Energy Bills", "energy_bill", [
    ...invoiceFields,
    "serviceAddress",
    "meterNumber",
    "periodStart",
    "periodEnd",
    "usageKwh",
    "usageTherms",
    "previousRead",
    "currentRead",
    "previousBalance",
    "paymentsReceived",
    "itemCode",
    "description",
    "quantity",
    "unitPrice",
    "netTotal",
  ]),
];

const byId = new Map(baseModels.map((model) => [model.id, model]));

/** The base model with this id, or undefined. */
export function baseModelOf(id: string): BaseModel | undefined {
  return byId.get(id);
}

/** Every catalogue field that a document of this kind can hold: the union over the base models of the kind. */
export function fieldsOfKind(kind: DocumentKind): CatalogueField[] {
  const wanted = new Set(
    baseModels
      .filter((model) => model.kind === kind)
      .flatMap((model) => model.fields.map((field) => field.key)),
  );
  if (kind === "invoice")
    for (const key of [...invoiceFields, ...advertisingFields, ...lineFields]) wanted.add(key);
  if (kind === "invoice" || kind === "credit_note") wanted.add("orderDate");
  return [...wanted].map(known);
}

function baseModel(
  id: string,
  name: string,
  kind: DocumentKind,
  keys: string[],
  labelKeys: Record<string, string> = {},
): BaseModel {
  const fields = keys.map((key) => ({ ...known(key), labelKey: labelKeys[key] ?? `field.${key}` }));
  return { id, name, kind, fields };
}

function known(key: string): CatalogueField {
  const field = fieldOf(key);
  if (!field) throw new Error(`The field catalogue has no "${key}".`);
  return field;
}
