import type { FieldSpec } from "./field-spec";

/** The amount of this document including tax, before payments and old balances. */
export const total: FieldSpec = {
  key: "total",
  candidates: "amount",
};
