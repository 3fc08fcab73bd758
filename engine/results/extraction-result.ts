import type { Box } from "../reading/page";

/** What kind of value a field holds; decides how candidates are found and how a value is written. */
export type FieldType =
  | "text"
  | "name"
  | "number"
  | "amount"
  | "date"
  | "id"
  | "address"
  | "currency"
  | "percent";

/** The kinds of document the engine knows. */
export type DocumentKind =
  | "invoice"
  | "credit_note"
  | "purchase_order"
  | "receipt"
  | "bank_statement"
  | "energy_bill";

/** One reason for a value: a translation key ("reason.right-of") and the words that fill it ("right of {{label}}"). */
export type Reason = { key: string; values: Record<string, string> };

/** Where on the document a value was found. `page` counts from 1. */
export type Place = { page: number; box: Box };

/**
 * A value as found. `value` is canonical: dates ISO 8601, amounts and numbers decimal strings with a point, currency
 * ISO 4217, all else as printed (address lines joined by ", "). `raw` is what the page says. `confidence` is 0..1.
 */
export type FoundValue = {
  value: string;
  raw: string;
  confidence: number;
  place: Place | null;
  reasons: Reason[];
};

/** One line item: a value per column field key. */
export type LineItem = { cells: Record<string, FoundValue>; arithmetic: "agrees" | "differs" | "untested" };

/**
 * Whether the numbers of the document agree: which sums held and which did not, with their numbers. `state` is "proven"
 * only when two sums bear each other out (see proofOf). `change` is the smallest change that would make them hold, a
 * translation key and its words; results of engines before 1.1 have none.
 */
export type ArithmeticProof = {
  state: "proven" | "consistent" | "differs" | "untested";
  equations: { key: string; values: Record<string, string>; holds: boolean }[];
  change?: { key: string; values: Record<string, string> } | null;
};

/** Something a person should know about the document: a translation key and its words; `field` when it is about one. */
export type Finding = { key: string; values: Record<string, string>; field: string | null };

/**
 * The result of the engine for a document. A field that is absent from `fields` was not found. `engineVersion` names
 * the code and `modelVersion` the weights that produced it.
 */
export type ExtractionResult = {
  engineVersion: string;
  modelVersion: string;
  fields: Record<string, FoundValue>;
  lineItems: LineItem[];
  proof: ArithmeticProof;
  findings: Finding[];
};

/**
 * A field that the engine is asked for. `key` is its name in the field catalogue, `line` marks a line-item column. A field
 * that a tenant made up carries the tenant's name for it, which is the label the engine looks for.
 */
export type WantedField = { key: string; type: FieldType; line: boolean; ownName?: string };

/** A request to the engine: the document type, the fields wanted, and the tenant model's culture. */
export type ExtractionRequest = {
  kind: DocumentKind;
  fields: WantedField[];
  /** BCP 47 tag such as "en-AU": breaks ties between 03/04 readings and decimal marks; evidence on the page wins. */
  culture: string;
  /** ISO 4217 code that the tenant model assumes when the page names none. */
  currency: string;
  /** Date on which the document was received (ISO 8601), to judge the age of dates. */
  receivedOn: string;
};
