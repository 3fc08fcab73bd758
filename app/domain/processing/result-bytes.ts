import type { ExtractionResult } from "@fieldwise/engine";

/** A result as the text that two runs must share to the byte: what the engine answers, in a fixed order. */
export const resultBytes = ({
  engineVersion,
  modelVersion,
  fields,
  lineItems,
  proof,
  findings,
}: ExtractionResult): string =>
  JSON.stringify({ engineVersion, modelVersion, fields, lineItems, proof, findings });
