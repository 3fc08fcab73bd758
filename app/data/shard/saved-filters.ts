import { and, asc, count, eq, ne } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { savedFilters } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

type Owner = { modelId: string; actorId: string };

const ownedBy = ({ modelId, actorId }: Owner) =>
  and(eq(savedFilters.modelId, modelId), eq(savedFilters.actorId, actorId));

/** The filters that a person keeps for a model, by name; the domain bounds them. */
export const selectSavedFilters = (shard: TenantShard, owner: Owner) =>
  shard
    .select({ id: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
    .from(savedFilters)
    .where(ownedBy(owner))
    .orderBy(asc(savedFilters.name));

/** How many filters of other names the person keeps for the model. */
export async function countOtherFilters(shard: TenantShard, owner: Owner, name: string): Promise<number> {
  const row = await shard
    .select({ filters: count() })
    .from(savedFilters)
    .where(and(ownedBy(owner), ne(savedFilters.name, name)))
    .get();
  return row?.filters ?? 0;
}

/** Keeps a filter; one of the same name gives way to it. */
export const putSavedFilter = (shard: TenantShard, row: NewRow<typeof savedFilters>) =>
  shard
    .insert(savedFilters)
    .values(row)
    .onConflictDoUpdate({
      target: [savedFilters.tenantId, savedFilters.modelId, savedFilters.actorId, savedFilters.name],
      set: { query: row.query },
    });

/** Removes a filter; returns no row when the person keeps none of this id. */
export const deleteSavedFilter = (shard: TenantShard, owner: Owner, id: string) =>
  shard
    .delete(savedFilters)
    .where(and(ownedBy(owner), eq(savedFilters.id, id)))
    .returning({ id: savedFilters.id });
