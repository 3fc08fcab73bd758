import { and, eq } from "drizzle-orm";
import type { ShardDatabase } from "./shard-database";
import { listColumns } from "./shard-schema";

type Owner = { tenantId: string; modelId: string; actorId: string };

const ownedBy = ({ tenantId, modelId, actorId }: Owner) =>
  and(eq(listColumns.tenantId, tenantId), eq(listColumns.modelId, modelId), eq(listColumns.actorId, actorId));

/** The columns that a person chose for a model's list; null when none were chosen. */
export async function findListColumns(shard: ShardDatabase, owner: Owner): Promise<string[] | null> {
  const row = await shard
    .select({ columns: listColumns.columns })
    .from(listColumns)
    .where(ownedBy(owner))
    .get();
  return row?.columns ?? null;
}

export const putListColumns = (shard: ShardDatabase, row: typeof listColumns.$inferInsert) =>
  shard
    .insert(listColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [listColumns.tenantId, listColumns.modelId, listColumns.actorId],
      set: { columns: row.columns },
    });

export const deleteListColumns = (shard: ShardDatabase, owner: Owner) =>
  shard.delete(listColumns).where(ownedBy(owner));
