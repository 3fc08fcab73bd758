import type { FieldSpec } from "./field-spec";

/** What was paid since the last bill; the sign is the document's. */
export const paymentsReceived: FieldSpec = {
  key: "paymentsReceived",
  candidates: "amount",
  weights: { unlabelled: -4, negative: 0.2, zero: 0.3 },
};
