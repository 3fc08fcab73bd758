import type { FieldSpec } from "./field-spec";

/** The sum of all movements against the account. */
export const totalDebits: FieldSpec = {
  key: "totalDebits",
  candidates: "amount",
};
