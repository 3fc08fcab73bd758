import { baseModelOf } from "../models/base-models";

/** Whether documents of a base model ask to be paid: an order goes to a supplier, and a statement comes from the bank. */
export const isBill = (baseModelId: string): boolean =>
  !["purchase_order", "bank_statement"].includes(baseModelOf(baseModelId)?.kind ?? "invoice");

/** Whether it is known of a base model's bills who sent them: those of North America have no field for the vendor. */
export const namesSender = (baseModelId: string): boolean =>
  isBill(baseModelId) && (baseModelOf(baseModelId)?.fields.some(({ key }) => key === "vendorName") ?? false);
