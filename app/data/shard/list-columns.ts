import { and, eq } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { listColumns } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

type Owner = { modelId: string; actorId: string };

const ownedBy = ({ modelId, actorId }: Owner) =>
  and(eq(listColumns.modelId, modelId), eq(listColumns.actorId, actorId));

/** The columns that a person chose for a model's list; null when none were chosen. */
export async function findListColumns(shard: TenantShard, owner: Owner): Promise<string[] | null> {
  const row = await shard
    .select({ columns: listColumns.columns })
    .from(listColumns)
    .where(ownedBy(owner))
    .get();
  return row?.columns ?? null;
}

export const putListColumns = (shard: TenantShard, row: NewRow<typeof listColumns>) =>
  shard
    .insert(listColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [listColumns.tenantId, listColumns.modelId, listColumns.actorId],
      set: { columns: row.columns },
    });

export const deleteListColumns = (shard: TenantShard, owner: Owner) =>
  shard.delete(listColumns).where(ownedBy(owner));
