import { and, count, eq, inArray, lt } from "drizzle-orm";
import { chosenKeys } from "./inbox-schema";
import { layoutKeys, vendorMemoryKeys } from "./memory-schema";
import type { TenantShard } from "./tenant-shard";

// D1 binds at most 100 parameters to a statement; a document has at most 32 keys.
const modelsAtOnce = 60;
/** Six columns a row. */
const rowsAtOnce = 16;

/**
 * With how many keys the nearest document or memory of each of these models looks like a document with these keys. Models
 * that none is like are missing.
 */
export async function sharedKeysByModel(
  shard: TenantShard,
  modelIds: readonly string[],
  keys: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  if (keys.length === 0) return found;
  for (let start = 0; start < modelIds.length; start += modelsAtOnce) {
    const some = modelIds.slice(start, start + modelsAtOnce);
    const rows = await Promise.all([
      shard
        .select({ modelId: layoutKeys.modelId, shared: count() })
        .from(layoutKeys)
        .where(and(inArray(layoutKeys.modelId, some), inArray(layoutKeys.key, [...keys])))
        .groupBy(layoutKeys.modelId, layoutKeys.documentId),
      shard
        .select({ modelId: vendorMemoryKeys.modelId, shared: count() })
        .from(vendorMemoryKeys)
        .where(and(inArray(vendorMemoryKeys.modelId, some), inArray(vendorMemoryKeys.key, [...keys])))
        .groupBy(vendorMemoryKeys.modelId, vendorMemoryKeys.memoryId),
    ]);
    keepMost(found, rows.flat());
  }
  return found;
}

/** The same of the files of this kind ('' for none that is read) that someone put into a model. */
export async function chosenKeysByModel(
  shard: TenantShard,
  kind: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  if (keys.length === 0) return found;
  const rows = await shard
    .select({ modelId: chosenKeys.modelId, shared: count() })
    .from(chosenKeys)
    .where(and(inArray(chosenKeys.key, [...keys]), eq(chosenKeys.kind, kind)))
    .groupBy(chosenKeys.modelId, chosenKeys.fileId);
  keepMost(found, rows);
  return found;
}

function keepMost(found: Map<string, number>, rows: readonly { modelId: string; shared: number }[]): void {
  for (const { modelId, shared } of rows) found.set(modelId, Math.max(shared, found.get(modelId) ?? 0));
}

/** Into which model someone put a file, what it looked like, and when. */
type Chosen = { fileId: string; modelId: string; kind: string; chosenAt: Date };

/**
 * Records a choice under the keys of the file's layout, in place of an earlier one for it. Statements for one batch.
 */
export const noteChosenKeys = (shard: TenantShard, chosen: Chosen, keys: readonly string[]) => [
  shard.delete(chosenKeys).where(eq(chosenKeys.fileId, chosen.fileId)),
  ...Array.from({ length: Math.ceil(keys.length / rowsAtOnce) }, (_, chunk) =>
    shard
      .insert(chosenKeys)
      .values(keys.slice(chunk * rowsAtOnce, (chunk + 1) * rowsAtOnce).map((key) => ({ ...chosen, key }))),
  ),
];

/** Forgets what was chosen before a moment. */
export const forgetChosenKeys = (shard: TenantShard, before: Date) =>
  shard.delete(chosenKeys).where(lt(chosenKeys.chosenAt, before));
