import type { FieldSpec } from "./field-spec";

/** The sum before tax. */
export const subTotal: FieldSpec = {
  key: "subTotal",
  candidates: "amount",
};
