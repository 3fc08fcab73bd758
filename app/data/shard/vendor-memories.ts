import type { CorrectionSample, VendorMemory } from "@fieldwise/engine/memory";
import { and, count, desc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { correctionSamples, vendorMemories, vendorMemoryKeys, vendorMemorySources } from "./memory-schema";
import type { TenantShard } from "./tenant-shard";

/** Whose memory it is. */
export type MemoryOwner = { modelId: string };

// D1 binds at most 100 parameters to a statement; a key takes four.
const keysAtOnce = 25;

/** The memories of a model that share most keys with a document, at most `limit`, best first. */
export async function findMemories(
  shard: TenantShard,
  { modelId }: MemoryOwner,
  keys: readonly string[],
  limit: number,
): Promise<VendorMemory[]> {
  if (keys.length === 0) return [];
  const shared = count();
  const rows = await shard
    .select({ body: vendorMemories.body, shared })
    .from(vendorMemories)
    .innerJoin(vendorMemoryKeys, eq(vendorMemoryKeys.memoryId, vendorMemories.id))
    .where(and(eq(vendorMemoryKeys.modelId, modelId), inArray(vendorMemoryKeys.key, [...keys])))
    .groupBy(vendorMemories.id)
    .orderBy(desc(shared), vendorMemories.id)
    .limit(limit);
  return rows.map(({ body }) => body);
}

/** The memory that a document taught something, or null. */
export async function findMemoryTaughtBy(
  shard: TenantShard,
  documentId: string,
): Promise<{ memory: VendorMemory; modelId: string } | null> {
  const row = await shard
    .select({ memory: vendorMemories.body, modelId: vendorMemories.modelId })
    .from(vendorMemories)
    .innerJoin(vendorMemorySources, eq(vendorMemorySources.memoryId, vendorMemories.id))
    .where(eq(vendorMemorySources.documentId, documentId))
    .get();
  return row ?? null;
}

/** A memory by its id, or null. */
export async function findMemory(shard: TenantShard, memoryId: string): Promise<VendorMemory | null> {
  const row = await shard
    .select({ body: vendorMemories.body })
    .from(vendorMemories)
    .where(eq(vendorMemories.id, memoryId))
    .get();
  return row?.body ?? null;
}

/**
 * Makes its batch fail as a whole unless the memory still is at this revision (0: there is none); to go first in the
 * batch. SQLite has no statement for this, but malformed JSON is an error.
 */
export const guardMemory = (shard: TenantShard, memoryId: string, revision: number) =>
  shard
    .select({
      guard: sql`json(case when coalesce(max(${vendorMemories.revision}), 0) = ${revision} then '1' else 'guard' end)`,
    })
    .from(vendorMemories)
    .where(eq(vendorMemories.id, memoryId));

/** Keeps a memory as it is now, with the keys it is looked up by and the documents that taught it. One batch. */
export const putMemory = (
  shard: TenantShard,
  { modelId }: MemoryOwner,
  memory: VendorMemory,
  { keys, at }: { keys: readonly string[]; at: Date },
) => [
  shard
    .insert(vendorMemories)
    .values({
      id: memory.id,
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

type Source = { documentId: string; memoryId: string; hash: string; place: number };

/**
 * Records which sample a document taught a memory, and its place there; one that `stays` keeps the place that it has.
 */
export const putMemorySource = (
  shard: TenantShard,
  { documentId, ...taught }: Source,
  { stays }: { stays: boolean },
) => {
  const { place: _, ...inPlace } = taught;
  return shard
    .insert(vendorMemorySources)
    .values({ documentId, ...taught })
    .onConflictDoUpdate({ target: vendorMemorySources.documentId, set: stays ? inPlace : taught });
};

/** Removes the note of what a document taught. */
export const deleteMemorySource = (shard: TenantShard, documentId: string) =>
  shard.delete(vendorMemorySources).where(eq(vendorMemorySources.documentId, documentId));

/** Of what a memory was taught, the latest sample that is not among those of `documentIds` (at most 90); null without one. */
export async function findEarlierSample(
  shard: TenantShard,
  memoryId: string,
  documentIds: readonly string[],
): Promise<CorrectionSample | null> {
  const { documentId, hash, place } = vendorMemorySources;
  const row = await shard
    .select({ body: correctionSamples.body })
    .from(vendorMemorySources)
    .innerJoin(
      correctionSamples,
      and(eq(correctionSamples.documentId, documentId), or(isNull(hash), eq(correctionSamples.hash, hash))),
    )
    .where(and(eq(vendorMemorySources.memoryId, memoryId), notInArray(documentId, [...documentIds])))
    .orderBy(desc(place), desc(documentId), desc(sql`${correctionSamples}.rowid`))
    .limit(1)
    .get();
  return row?.body ?? null;
}

/** Removes a memory with its keys and sources. */
export const deleteMemory = (shard: TenantShard, memoryId: string) =>
  shard.delete(vendorMemories).where(eq(vendorMemories.id, memoryId));

function chunksOf(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, chunk) =>
    keys.slice(chunk * keysAtOnce, (chunk + 1) * keysAtOnce),
  );
}
