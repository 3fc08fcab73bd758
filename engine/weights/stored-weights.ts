import { decodeTable, encodeTable, lastTrained } from "./encode-scorer";
import type { Scorer } from "./scorer";

/** A tenant's weights over those of `base`, from the bytes that `storedWeights` gave, by a name of their own. Throws a RangeError for other bytes. */
export const scorerFrom = (base: Scorer, bytes: Uint8Array, version: string): Scorer => ({
  ...base,
  version,
  tables: [...base.tables, decodeTable(bytes)],
});

/** What a training has laid over its base, as bytes to be kept. Throws where there is nothing. */
export function storedWeights(scorer: Scorer): Uint8Array {
  const table = lastTrained(scorer);
  if (!table) throw new Error("training made no weights");
  return encodeTable(table);
}
