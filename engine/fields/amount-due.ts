import type { FieldSpec } from "./field-spec";

/** The amount still to be paid where it differs from the total: after payments, deposits or with an old balance. */
export const amountDue: FieldSpec = {
  key: "amountDue",
  candidates: "amount",
};
