import type { ExtractionResult } from "@fieldwise/engine/results";

/** The result of a document whose values a person types: no engine and no weights found anything. */
export const emptyResult: ExtractionResult = {
  engineVersion: "",
  modelVersion: "",
  fields: {},
  lineItems: [],
  proof: { state: "untested", equations: [] },
  findings: [],
};
