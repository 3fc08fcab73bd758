import type { FieldSpec } from "./field-spec";

/** The date on which the invoice, credit note or receipt was issued. */
export const invoiceDate: FieldSpec = {
  key: "invoiceDate",
  candidates: "date",
};
