import type { FieldSpec } from "./field-spec";

/** The date of the order. */
export const orderDate: FieldSpec = {
  key: "orderDate",
  candidates: "date",
};
