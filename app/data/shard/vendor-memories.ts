import type { VendorMemory } from "@fieldwise/engine";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { vendorMemories, vendorMemoryKeys, vendorMemorySources } from "./memory-schema";
import type { ShardDatabase } from "./shard-database";

/** Whose memory it is. */
export type MemoryOwner = { tenantId: string; modelId: string };

// D1 binds at most 100 parameters to a statement; a key takes three.
const keysAtOnce = 30;

/** The memories of a model that share most keys with a document, at most `limit`, best first. */
export async function findMemories(
  shard: ShardDatabase,
  { tenantId, modelId }: MemoryOwner,
  keys: readonly string[],
  limit: number,
): Promise<VendorMemory[]> {
  if (keys.length === 0) return [];
  const shared = count();
  const rows = await shard
    .select({ body: vendorMemories.body, shared })
    .from(vendorMemoryKeys)
    .innerJoin(vendorMemories, eq(vendorMemories.id, vendorMemoryKeys.memoryId))
    .where(
      and(
        eq(vendorMemoryKeys.modelId, modelId),
        inArray(vendorMemoryKeys.key, [...keys]),
        eq(vendorMemories.tenantId, tenantId),
      ),
    )
    .groupBy(vendorMemories.id)
    .orderBy(desc(shared), vendorMemories.id)
    .limit(limit);
  return rows.map(({ body }) => body);
}

/** The memory that a document taught something, or null. */
export async function findMemoryTaughtBy(
  shard: ShardDatabase,
  tenantId: string,
  documentId: string,
): Promise<{ memory: VendorMemory; modelId: string } | null> {
  const row = await shard
    .select({ memory: vendorMemories.body, modelId: vendorMemories.modelId })
    .from(vendorMemorySources)
    .innerJoin(vendorMemories, eq(vendorMemories.id, vendorMemorySources.memoryId))
    .where(and(eq(vendorMemorySources.documentId, documentId), eq(vendorMemories.tenantId, tenantId)))
    .get();
  return row ?? null;
}

/** A memory by its id, or null. */
export async function findMemory(
  shard: ShardDatabase,
  tenantId: string,
  memoryId: string,
): Promise<VendorMemory | null> {
  const row = await shard
    .select({ body: vendorMemories.body })
    .from(vendorMemories)
    .where(and(eq(vendorMemories.id, memoryId), eq(vendorMemories.tenantId, tenantId)))
    .get();
  return row?.body ?? null;
}

/**
 * Makes its batch fail as a whole unless the memory still is at this revision (0: there is none); to go first in the
 * batch. SQLite has no statement for this, but malformed JSON is an error.
 */
export const guardMemory = (shard: ShardDatabase, memoryId: string, revision: number) =>
  shard
    .select({
      guard: sql`json(case when coalesce(max(${vendorMemories.revision}), 0) = ${revision} then '1' else 'guard' end)`,
    })
    .from(vendorMemories)
    .where(eq(vendorMemories.id, memoryId));

/** Keeps a memory as it is now, with the keys it is looked up by and the documents that taught it. One batch. */
export const putMemory = (
  shard: ShardDatabase,
  { tenantId, modelId }: MemoryOwner,
  memory: VendorMemory,
  { keys, at }: { keys: readonly string[]; at: Date },
) => [
  shard
    .insert(vendorMemories)
    .values({
      id: memory.id,
      tenantId,
      modelId,
      revision: memory.revision,
      body: memory,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({
      target: vendorMemories.id,
      set: { revision: memory.revision, body: memory, updatedAt: at },
    }),
  shard.delete(vendorMemoryKeys).where(eq(vendorMemoryKeys.memoryId, memory.id)),
  ...chunksOf(keys).map((chunk) =>
    shard
      .insert(vendorMemoryKeys)
      .values(chunk.map((key) => ({ modelId, key, memoryId: memory.id })))
      .onConflictDoNothing(),
  ),
];

/** Notes that a document taught a memory. */
export const putMemorySource = (shard: ShardDatabase, documentId: string, memoryId: string) =>
  shard
    .insert(vendorMemorySources)
    .values({ documentId, memoryId })
    .onConflictDoUpdate({ target: vendorMemorySources.documentId, set: { memoryId } });

/** Takes a memory away with its keys and sources. */
export const deleteMemory = (shard: ShardDatabase, tenantId: string, memoryId: string) =>
  shard
    .delete(vendorMemories)
    .where(and(eq(vendorMemories.id, memoryId), eq(vendorMemories.tenantId, tenantId)));

function chunksOf(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, chunk) =>
    keys.slice(chunk * keysAtOnce, (chunk + 1) * keysAtOnce),
  );
}
