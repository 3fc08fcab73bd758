import type { Lesson } from "@fieldwise/engine";
import { and, eq, inArray } from "drizzle-orm";
import { taughtLessons } from "./memory-schema";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Names a lesson: the document that taught it, and the hash of what it taught. */
export type LessonName = { documentId: string; hash: string };

/** Keeps what a document taught; the same lesson is kept once. */
export const insertLesson = (shard: TenantShard, row: LessonName & { body: Lesson }) =>
  shard.insert(taughtLessons).values(row).onConflictDoNothing();

/** The lessons of these names (at most 40) in their order; null for one whose document was taken away. */
export async function findLessons(
  shard: TenantShard,
  names: readonly LessonName[],
): Promise<(Lesson | null)[]> {
  if (names.length === 0) return [];
  const { documentId, hash, body } = taughtLessons;
  const ids = names.map((name) => name.documentId);
  const hashes = names.map((name) => name.hash);
  const rows = await shard
    .select({ documentId, hash, body })
    .from(documents)
    .innerJoin(taughtLessons, eq(documentId, documents.id))
    .where(and(inArray(documentId, ids), inArray(hash, hashes)));
  return names.map(
    (name) => rows.find((row) => row.documentId === name.documentId && row.hash === name.hash)?.body ?? null,
  );
}
