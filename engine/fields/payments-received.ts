import type { FieldSpec } from "./field-spec";

/** What was paid since the last bill; the sign is the document's. */
export const paymentsReceived: FieldSpec = {
  key: "paymentsReceived",
  candidates: "amount",
};
