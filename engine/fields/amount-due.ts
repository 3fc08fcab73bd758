import type { FieldSpec } from "./field-spec";

/** What is left to pay where it differs from the total: after payments, deposits or with an old balance. */
export const amountDue: FieldSpec = {
  key: "amountDue",
  candidates: "amount",
};
