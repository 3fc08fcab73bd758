import type { FieldSpec } from "./field-spec";

/** The sum of all movements in favour of the account. */
export const totalCredits: FieldSpec = {
  key: "totalCredits",
  candidates: "amount",
};
