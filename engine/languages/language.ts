import type { HeadingParts, Patterns } from "./patterns";

/**
 * What one language calls the things on a business document. Every list holds phrases, one or several a line with "|"
 * between them, in small letters and without accents. `{a|b}` stands for either, `{numberWords}` for one of that part.
 * A phrase that two languages share belongs to the first of them in `languages`; no phrase stands twice under one key,
 * except for `numberWords`, of which each language builds its own labels.
 */
export type Language = {
  /** ISO 639-1. */
  code: string;
  /** What announces a field. */
  labels: Record<LabelKey, Labels>;
  /** What heads a column of a table. */
  columns: Record<ColumnRole, Phrases>;
  /** What a line begins with that states a sum of the table; as in the four lists below, `$` says that nothing follows. */
  sums: Phrases;
  /** What a line begins with that carries a running sum over to the next page. */
  carries: Phrases;
  /** What a line begins with that opens what follows a table: terms of payment, the breakdown of taxes, thanks. */
  ends: Phrases;
  /** What a line of a receipt begins with that tells how it was paid, or counts, rather than what was bought. */
  tenders: Phrases;
  /** What a line begins with that is a discount or charge on the whole document. */
  adjustments: Phrases;
  /** What a line begins with that is given for service, on top of the taxes. */
  tips: Phrases;
  /** Single words beside the name of a tax or a sum that say nothing of what is sold: "plus 15 % GST on 600.00". */
  besideTax: Phrases;
  /** What stands for "number" behind "invoice" or "order". */
  numberWords: Phrases;
  /** What stands for "code" in a label that names a number. */
  codeWords: Phrases;
  /** What stands for "date" in a label. */
  dateWords: Phrases;
  /** Words in the name of a field that do not tell which one it is. */
  stopWords: Phrases;
  /** Labels that only say what kind of thing follows; the label before them says whose it is. */
  genericLabels: Phrases;
  /** Labels that stand in sentences too: they count at the start of a segment, before a colon or before a number only. */
  boundLabels: Phrases;
  /** The names of the months, January first, each in all its forms; empty where the language's are not known. */
  months: Phrases;
  /** What documents of a family call themselves. */
  titles: Record<TitleFamily, Phrases>;
  /** What the compact heading of a column is put together from. */
  headingParts: HeadingParts;
  /** Everything else that is told by its words. */
  patterns: Patterns;
};

/** Phrases, one or several a line with "|" between them. */
export type Phrases = readonly string[];

/**
 * Invoices, receipts and energy bills ask for money: one family. No model reads those of `none`.
 */
export const titleFamilies = ["demand", "order", "credit", "account", "none"] as const;

export type TitleFamily = (typeof titleFamilies)[number];

/** Strong labels leave no doubt, usual ones name the field, weak ones fit other fields too. */
export type Labels = { strong?: Phrases; usual?: Phrases; weak?: Phrases };

/**
 * The header fields of the catalogue; `period` announces a range of dates, and `other` is what no field asks for: it
 * matters because the longest label wins, so that "bank account number" does not announce the customer's account.
 */
export type LabelKey =
  | "invoiceNumber"
  | "invoiceDate"
  | "dueDate"
  | "orderNumber"
  | "orderDate"
  | "statementDate"
  | "periodStart"
  | "periodEnd"
  | "currency"
  | "subTotal"
  | "tax"
  | "total"
  | "amountDue"
  | "grossAmount"
  | "vendorName"
  | "vendorAddress"
  | "vendorTaxNumber"
  | "customerName"
  | "customerTaxNumber"
  | "billToAddress"
  | "shipToAddress"
  | "accountNumber"
  | "serviceAddress"
  | "meterNumber"
  | "usageKwh"
  | "usageTherms"
  | "previousRead"
  | "currentRead"
  | "previousBalance"
  | "paymentsReceived"
  | "openingBalance"
  | "closingBalance"
  | "totalCredits"
  | "totalDebits"
  | "advertiser"
  | "period"
  | "other";

/**
 * The roles a table column can play; a heading of two of them has the first. `other` is known and of no interest: it
 * keeps its neighbours apart.
 */
export const columnRoles = [
  "itemCode",
  "description",
  "quantity",
  "unitPrice",
  "lineTax",
  "taxRate",
  "netTotal",
  "grossTotal",
  "lineSubTotal",
  "discount",
  "date",
  "debit",
  "credit",
  "balance",
  "other",
] as const;

export type ColumnRole = (typeof columnRoles)[number];
