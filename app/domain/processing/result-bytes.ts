import type { ExtractionResult, LineItem } from "@fieldwise/engine/results";

/**
 * A result as the text that two runs must share to the byte: what the engine answers as JSON, in a fixed order. `pieces` are
 * its line items, run by run, so that the text is never there as a whole.
 */
export async function* resultBytes(
  { engineVersion, modelVersion, fields, proof, findings }: Omit<ExtractionResult, "lineItems">,
  pieces: Iterable<readonly LineItem[]> | AsyncIterable<readonly LineItem[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ engineVersion, modelVersion, fields }).slice(0, -1)},"lineItems":[`;
  let before = "";
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    yield before + JSON.stringify(piece).slice(1, -1);
    before = ",";
  }
  yield `],${JSON.stringify({ proof, findings }).slice(1)}`;
}
