import type { FieldSpec } from "./field-spec";

/** Where the goods went. */
export const shipToAddress: FieldSpec = {
  key: "shipToAddress",
  candidates: "address",
};
