import { baseModelOf } from "../models/base-models";

/** Whether documents of a base model ask to be paid: an order goes to a supplier, and a statement comes from the bank. */
export const isBill = (baseModelId: string): boolean =>
  !["purchase_order", "bank_statement"].includes(baseModelOf(baseModelId)?.kind ?? "invoice");
