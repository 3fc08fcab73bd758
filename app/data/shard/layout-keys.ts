import { and, asc, count, desc, eq, gt, inArray } from "drizzle-orm";
import type { DocumentStatus } from "~/domain/documents/status";
import { layoutKeys } from "./memory-schema";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

// Three columns a row and the tenant to check, and D1 binds at most 100 parameters to a statement.
const rowsAtOnce = 25;

/** Records under which keys a document's layout is found; keys that are recorded stay. Statements for one batch. */
export const insertLayoutKeys = (
  shard: TenantShard,
  { modelId, documentId }: { modelId: string; documentId: string },
  keys: readonly string[],
) =>
  Array.from({ length: Math.ceil(keys.length / rowsAtOnce) }, (_, chunk) =>
    shard
      .insert(layoutKeys)
      .values(
        keys.slice(chunk * rowsAtOnce, (chunk + 1) * rowsAtOnce).map((key) => ({ modelId, key, documentId })),
      )
      .onConflictDoNothing(),
  );

/** The keys of a document that nobody has corrected. */
export async function selectLayoutKeys(shard: TenantShard, documentId: string): Promise<string[]> {
  const rows = await shard
    .select({ key: layoutKeys.key })
    .from(documents)
    .innerJoin(layoutKeys, eq(layoutKeys.documentId, documents.id))
    .where(eq(layoutKeys.documentId, documentId));
  return rows.map(({ key }) => key);
}

/** A document that someone has corrected waits no longer. */
export const deleteLayoutKeys = (shard: TenantShard, documentId: string) =>
  shard.delete(layoutKeys).where(eq(layoutKeys.documentId, documentId));

/** What a new sample may still change: the machine's own answers. */
const waiting: DocumentStatus[] = ["success", "failed"];

/** How many keys two documents of one layout share at least. */
const fewestShared = 3;

/**
 * The ids of documents of a model that nobody corrected and that share keys with a layout, the likeliest `limit` of them.
 */
export async function findWaitingDocuments(
  shard: TenantShard,
  { modelId }: { modelId: string },
  keys: readonly string[],
  limit: number,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const shared = count();
  const rows = await shard
    .select({ id: layoutKeys.documentId, shared })
    .from(documents)
    .innerJoin(layoutKeys, eq(layoutKeys.documentId, documents.id))
    .where(
      and(
        eq(layoutKeys.modelId, modelId),
        inArray(layoutKeys.key, [...keys]),
        inArray(documents.status, waiting),
        eq(documents.revision, 0),
      ),
    )
    .groupBy(layoutKeys.documentId)
    .having(gt(shared, fewestShared - 1))
    .orderBy(desc(shared), asc(layoutKeys.documentId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
