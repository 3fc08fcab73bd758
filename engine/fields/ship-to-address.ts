import type { FieldSpec } from "./field-spec";

/** The delivery address. */
export const shipToAddress: FieldSpec = {
  key: "shipToAddress",
  candidates: "address",
};
