import { plainLayout as plain } from "./default-layouts";
import type { ExportColumn, ExportLayout } from "./export-layout";

export const presetNames = ["blank", "xero", "quickbooks", "sage", "datev"] as const;
export type PresetName = (typeof presetNames)[number];

const of = (source: string, text = "") => ({ source, text });
const nothing = of("constant");
const columnsOf = (named: Record<string, { source: string; text: string }>): ExportColumn[] =>
  Object.entries(named).map(([heading, from]) => ({ heading, ...from }));

/**
 * Bills as Xero imports them: the 26 headings of the template for bills that Xero gives out, in its order; days as dd/MM/yyyy; a
 * row per line, those of one bill by its number (Xero Central, "Import bills": at most 500 bills a file). Account and tax rate are
 * the customer's: the ones here are Xero's usual ones, to be changed.
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

/**
 * Bills as QuickBooks Online imports them; its columns are mapped by hand when the file is imported, and the date pattern is
 * chosen then. A row per line. A number has 21 characters at most (Intuit's API reference, Bill: DocNumber). The tax code stays to
 * be filled in: companies in the USA have none.
 */
const quickbooks: ExportLayout = {
  ...plain,
  rows: "line",
  datePattern: "MM/dd/yyyy",
  columns: columnsOf({
    "Bill No.": of("computed.reference21"),
    Vendor: of("field.vendorName"),
    "Bill Date": of("field.invoiceDate"),
    "Due Date": of("field.dueDate"),
    Memo: of("document.fileName"),
    Account: of("constant", "Uncategorized Expense"),
    "Line Description": of("line.description", "As invoiced"),
    "Line Amount": of("computed.net"),
    "Line Tax Code": nothing,
    "Line Tax Amount": of("computed.tax"),
    Currency: of("field.currency"),
  }),
};

/**
 * Transactions of Sage 50's audit trail import: a row per bill, its amounts without a sign, PC where money comes back. The first
 * ten columns of its template in their order; supplier's account 8 characters, reference 30, details 60, days dd/MM/yyyy, tax
 * codes T0 to T99 (Sage's knowledge base, "Audit trail transactions", and its import template). The account is the number that
 * the supplier file has.
 */
const sage: ExportLayout = {
  ...plain,
  datePattern: "dd/MM/yyyy",
  columns: columnsOf({
    Type: of("computed.purchaseType"),
    "Account Reference": of("document.supplierNumber"),
    "Nominal A/C Ref": of("constant", "5000"),
    "Department Code": of("constant", "0"),
    Date: of("field.invoiceDate"),
    Reference: of("computed.reference30"),
    Details: of("computed.vendorText"),
    "Net Amount": of("computed.absoluteNet"),
    "Tax Code": of("constant", "T1"),
    "Tax Amount": of("computed.absoluteTax"),
  }),
};

/**
 * DATEV's posting batch, format version 13, as developer.datev.de describes it ("DATEV-Format", "Header", "Buchungsstapel"): its
 * first 14 columns in their order. Amounts without a sign, with two decimals and S or H beside them; account numbers of 1 to 9
 * digits; days as ddMM, which DATEV takes for the financial year of the first line, so that a day of another year is left out and
 * refused there; 36 characters of a number in "Belegfeld 1" and 60 of "Buchungstext". An amount in another currency than that of
 * the first line wants columns 4 to 6 filled in, too: no document says its rate. The creditor's account is the number that the
 * supplier file has; the numbers of adviser and client in the first line and the accounts are the customer's.
 */
const datev: ExportLayout = {
  ...plain,
  datePattern: "ddMM",
  decimalMark: ",",
  separator: ";",
  encoding: "windows-1252",
  quoteText: true,
  firstLine:
    '"EXTF";700;21;"Buchungsstapel";13;{created};;"RE";"";"";1001;1;{yearStart};4;{yearStart};{yearEnd};"Rechnungen";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  columns: columnsOf({
    "Umsatz (ohne Soll/Haben-Kz)": of("computed.absoluteTotal"),
    "Soll/Haben-Kennzeichen": of("computed.debitCredit"),
    "WKZ Umsatz": of("field.currency", "EUR"),
    Kurs: nothing,
    "Basis-Umsatz": nothing,
    "WKZ Basis-Umsatz": nothing,
    Konto: of("constant", "4980"),
    "Gegenkonto (ohne BU-Schlüssel)": of("document.supplierNumber", "70000"),
    "BU-Schlüssel": nothing,
    Belegdatum: of("computed.postingDay"),
    "Belegfeld 1": of("computed.reference"),
    "Belegfeld 2": nothing,
    Skonto: nothing,
    Buchungstext: of("computed.vendorText"),
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
