import type { CorrectionSample } from "@fieldwise/engine/memory";
import { and, eq, inArray } from "drizzle-orm";
import { correctionSamples } from "./memory-schema";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Names a sample: the document that taught it, and the hash of what it taught. */
export type CorrectionSampleName = { documentId: string; hash: string };

/** Keeps what a document taught; the same sample is kept once. */
export const insertCorrectionSample = (
  shard: TenantShard,
  row: CorrectionSampleName & { body: CorrectionSample },
) => shard.insert(correctionSamples).values(row).onConflictDoNothing();

/** What a document taught, each time that it taught something else. */
export async function findSamplesOf(shard: TenantShard, documentId: string): Promise<CorrectionSample[]> {
  const rows = await shard
    .select({ body: correctionSamples.body })
    .from(documents)
    .innerJoin(correctionSamples, eq(correctionSamples.documentId, documents.id))
    .where(eq(documents.id, documentId));
  return rows.map(({ body }) => body);
}

/** The samples of these names (at most 40) in their order; null for one whose document was removed. */
export async function findCorrectionSamples(
  shard: TenantShard,
  names: readonly CorrectionSampleName[],
): Promise<(CorrectionSample | null)[]> {
  if (names.length === 0) return [];
  const { documentId, hash, body } = correctionSamples;
  const ids = names.map((name) => name.documentId);
  const hashes = names.map((name) => name.hash);
  const rows = await shard
    .select({ documentId, hash, body })
    .from(documents)
    .innerJoin(correctionSamples, eq(documentId, documents.id))
    .where(and(inArray(documentId, ids), inArray(hash, hashes)));
  return names.map(
    (name) => rows.find((row) => row.documentId === name.documentId && row.hash === name.hash)?.body ?? null,
  );
}
