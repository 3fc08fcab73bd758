import type { FieldSpec } from "./field-spec";

/** The customer's order number that the document answers; on an order, the order's own number. */
export const orderNumber: FieldSpec = {
  key: "orderNumber",
  candidates: "id",
};
