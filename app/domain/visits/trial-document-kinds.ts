import type { DocumentKind } from "@fieldwise/engine/results";

/** The kinds of documents that the product reads, as a visitor chooses among them. */
export const trialDocumentKinds = [
  "invoice",
  "receipt",
  "credit_note",
  "purchase_order",
  "bank_statement",
  "energy_bill",
] as const satisfies readonly DocumentKind[];
