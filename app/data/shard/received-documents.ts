import { and, eq, sql } from "drizzle-orm";
import { queuedSinceAt } from "./document-queue";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

const receivedColumns = {
  id: documents.id,
  modelId: documents.modelId,
  status: documents.status,
  sha256: documents.sha256,
};

/** What arrived before under the same key, if anything did. */
export async function findReceived(shard: TenantShard, sourceKey: string) {
  const row = await shard
    .select(receivedColumns)
    .from(documents)
    .where(and(eq(documents.tenantId, shard.tenantId), eq(documents.sourceKey, sourceKey)))
    .get();
  return row ?? null;
}

/**
 * The row of a document that just arrived, at the next position of its model: read and written by one statement.
 * Answers since when it waits for its turn, null when it does not.
 */
export const insertReceived = (
  shard: TenantShard,
  row: Omit<typeof documents.$inferInsert, "tenantId" | "position" | "waitingSince">,
) =>
  shard
    .insert(documents)
    .values({
      ...row,
      position: sql`(select coalesce(max(position), 0) + 1 from documents where model_id = ${row.modelId})`,
      waitingSince: queuedSinceAt(shard, row.progressAt),
    })
    .returning({ waitingSince: documents.waitingSince });
