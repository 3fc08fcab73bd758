import { and, count, eq, inArray, min, sql } from "drizzle-orm";
import { documents, pages } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";

/** What a shard has still to do: unfinished documents and pages, and since when the oldest of them has been waiting. */
export type Backlog = { received: number; processing: number; pendingPages: number; oldest: Date | null };

/** Counts the backlog of a shard by the index of unfinished documents. */
export async function backlogOf(shard: SweepShard): Promise<Backlog> {
  const [byStatus, waiting] = await Promise.all([
    shard
      .select({ status: documents.status, count: count(), oldest: min(documents.receivedAt) })
      .from(documents)
      .where(inArray(documents.status, ["received", "processing"]))
      .groupBy(documents.status),
    shard
      .select({ count: count() })
      .from(documents)
      .innerJoin(pages, and(eq(pages.documentId, documents.id), eq(pages.attempt, documents.attempt)))
      .where(and(eq(documents.status, "processing"), sql`${pages.state} = 'pending'`))
      .get(),
  ]);
  const numberOf = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  const ages = byStatus.flatMap((row) => (row.oldest ? [row.oldest.getTime()] : []));
  return {
    received: numberOf("received"),
    processing: numberOf("processing"),
    pendingPages: waiting?.count ?? 0,
    oldest: ages.length > 0 ? new Date(Math.min(...ages)) : null,
  };
}
