import { plainLayout as plain } from "./default-layouts";
import type { ExportColumn, ExportLayout } from "./export-layout";

export const presetNames = ["blank", "xero", "quickbooks", "sage", "datev"] as const;
export type PresetName = (typeof presetNames)[number];

const of = (source: string, text = "") => ({ source, text });
const nothing = of("constant");
const columnsOf = (named: Record<string, { source: string; text: string }>): ExportColumn[] =>
  Object.entries(named).map(([heading, from]) => ({ heading, ...from }));

/**
 * Bills as Xero imports them, with the headings of its own template for bills; a row per line, those of one bill by its
 * number. Account and tax rate are the customer's: the ones here are Xero's usual ones, to be changed.
 */
const xero: ExportLayout = {
  ...plain,
  rows: "line",
  datePattern: "dd/MM/yyyy",
  columns: columnsOf({
    "*ContactName": of("field.vendorName"),
    EmailAddress: nothing,
    POAddressLine1: of("field.vendorAddress"),
    POAddressLine2: nothing,
    POAddressLine3: nothing,
    POAddressLine4: nothing,
    POCity: nothing,
    PORegion: nothing,
    POPostalCode: nothing,
    POCountry: nothing,
    "*InvoiceNumber": of("field.invoiceNumber"),
    "*InvoiceDate": of("field.invoiceDate"),
    "*DueDate": of("field.dueDate"),
    Total: of("field.total"),
    InventoryItemCode: nothing,
    Description: of("line.description", "As invoiced"),
    "*Quantity": of("computed.quantity"),
    "*UnitAmount": of("computed.unitPrice"),
    "*AccountCode": of("constant", "429"),
    "*TaxType": of("constant", "Tax on Purchases"),
    TaxAmount: of("computed.tax"),
    TrackingName1: nothing,
    TrackingOption1: nothing,
    TrackingName2: nothing,
    TrackingOption2: nothing,
    Currency: of("field.currency"),
  }),
};

/** Bills as QuickBooks Online imports them; its columns are mapped when the file is imported. A row per line. */
const quickbooks: ExportLayout = {
  ...plain,
  rows: "line",
  datePattern: "MM/dd/yyyy",
  columns: columnsOf({
    "Bill No.": of("field.invoiceNumber"),
    Vendor: of("field.vendorName"),
    "Bill Date": of("field.invoiceDate"),
    "Due Date": of("field.dueDate"),
    Memo: of("document.fileName"),
    Account: of("constant", "Uncategorized Expense"),
    "Line Description": of("line.description", "As invoiced"),
    "Line Amount": of("computed.net"),
    "Line Tax Amount": of("computed.tax"),
    Currency: of("field.currency"),
  }),
};

/** Transactions of Sage 50's audit trail import: a row per bill, its amounts without a sign, PC where money comes back. */
const sage: ExportLayout = {
  ...plain,
  datePattern: "dd/MM/yyyy",
  columns: columnsOf({
    Type: of("computed.purchaseType"),
    "Account Reference": of("field.accountNumber"),
    "Nominal A/C Ref": of("constant", "5000"),
    "Department Code": of("constant", "0"),
    Date: of("field.invoiceDate"),
    Reference: of("field.invoiceNumber"),
    Details: of("field.vendorName"),
    "Net Amount": of("computed.absoluteNet"),
    "Tax Code": of("constant", "T1"),
    "Tax Amount": of("computed.absoluteTax"),
  }),
};

/**
 * DATEV's posting batch (format version 13), its first columns in their order: gross amounts without a sign, S or H beside
 * them, numbers of invoices in the characters that its fields for them take. The numbers of adviser and client in the first line and the accounts are the customer's.
 */
const datev: ExportLayout = {
  ...plain,
  datePattern: "ddMM",
  decimalMark: ",",
  separator: ";",
  encoding: "windows-1252",
  quoteText: true,
  firstLine:
    '"EXTF";700;21;"Buchungsstapel";13;{created};;"RE";"";"";1001;1;{yearStart};4;{from};{to};"Rechnungen";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  columns: columnsOf({
    "Umsatz (ohne Soll/Haben-Kz)": of("computed.absoluteTotal"),
    "Soll/Haben-Kennzeichen": of("computed.debitCredit"),
    "WKZ Umsatz": of("field.currency", "EUR"),
    Kurs: nothing,
    "Basis-Umsatz": nothing,
    "WKZ Basis-Umsatz": nothing,
    Konto: of("constant", "4980"),
    "Gegenkonto (ohne BU-Schlüssel)": of("constant", "70000"),
    "BU-Schlüssel": nothing,
    Belegdatum: of("field.invoiceDate"),
    "Belegfeld 1": of("computed.reference"),
    "Belegfeld 2": nothing,
    Skonto: nothing,
    Buchungstext: of("field.vendorName"),
  }),
};

const layouts: Record<Exclude<PresetName, "blank">, ExportLayout> = { xero, quickbooks, sage, datev };

const presetTitles: Record<PresetName, string> = {
  blank: "Export",
  xero: "Xero bills",
  quickbooks: "QuickBooks bills",
  sage: "Sage",
  datev: "EXTF_Buchungsstapel",
};

/** What a new template of a preset begins with, under its usual name. DATEV takes files whose name begins with EXTF_ only. */
export const presetOf = (preset: PresetName): { name: string; layout: ExportLayout } => ({
  name: presetTitles[preset],
  layout:
    preset === "blank"
      ? { ...plain, columns: [{ heading: "fileName", source: "document.fileName", text: "" }] }
      : layouts[preset],
});
