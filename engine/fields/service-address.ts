import type { FieldSpec } from "./field-spec";

/** Where the energy was delivered. */
export const serviceAddress: FieldSpec = {
  key: "serviceAddress",
  candidates: "address",
};
