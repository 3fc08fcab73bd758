import type { FieldSpec } from "./field-spec";

/** The vendor's number of the invoice, credit note or receipt. */
export const invoiceNumber: FieldSpec = {
  key: "invoiceNumber",
  candidates: "id",
};
