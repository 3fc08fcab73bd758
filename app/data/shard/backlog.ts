import { and, count, eq, min, sql } from "drizzle-orm";
import { documents, isInProgress, isQueued, pages } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";

/**
 * What a shard has still to do: unfinished documents and pages, and since when the oldest of them has been waiting.
 * `received` are those of them that were not begun, `inLine` those of these that wait for their turn.
 */
export type Backlog = {
  received: number;
  inLine: number;
  processing: number;
  pendingPages: number;
  oldest: Date | null;
};

/** Counts the backlog of a shard by the indexes of unfinished documents. */
export async function backlogOf(shard: SweepShard): Promise<Backlog> {
  const [byStatus, inLine, waiting] = await Promise.all([
    shard
      .select({ status: documents.status, count: count(), oldest: min(documents.receivedAt) })
      .from(documents)
      .where(isInProgress)
      .groupBy(documents.status),
    shard
      .select({ count: count(), oldest: min(documents.waitingSince) })
      .from(documents)
      .where(isQueued)
      .get(),
    shard
      .select({ count: count() })
      .from(documents)
      .innerJoin(pages, and(eq(pages.documentId, documents.id), eq(pages.attempt, documents.attempt)))
      .where(and(eq(documents.status, "processing"), sql`${pages.state} = 'pending'`))
      .get(),
  ]);
  const numberOf = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  const ages = [...byStatus, inLine].flatMap((row) => (row?.oldest ? [row.oldest.getTime()] : []));
  return {
    received: numberOf("received") + (inLine?.count ?? 0),
    inLine: inLine?.count ?? 0,
    processing: numberOf("processing"),
    pendingPages: waiting?.count ?? 0,
    oldest: ages.length > 0 ? new Date(Math.min(...ages)) : null,
  };
}
