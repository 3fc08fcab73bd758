import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { eInvoiceParties, eInvoiceSettings } from "./e-invoice-schema";
import type { TenantShard } from "./tenant-shard";

export type EInvoicePartyRow = typeof eInvoiceParties.$inferSelect;
export type EInvoiceSettingsRow = typeof eInvoiceSettings.$inferSelect;

/** What is remembered under any of these keys. */
export const selectParties = (shard: TenantShard, keys: readonly string[]): Promise<EInvoicePartyRow[]> =>
  shard
    .select()
    .from(eInvoiceParties)
    .where(inArray(eInvoiceParties.partyKey, [...keys]))
    .limit(keys.length);

/** Parties in the order of their keys, from one on. */
export const selectPartyPage = (
  shard: TenantShard,
  { after, limit }: { after: string; limit: number },
): Promise<EInvoicePartyRow[]> =>
  shard
    .select()
    .from(eInvoiceParties)
    .where(gt(eInvoiceParties.partyKey, after))
    .orderBy(asc(eInvoiceParties.partyKey))
    .limit(limit);

type Saved = Omit<NewRow<typeof eInvoiceParties>, "revision">;

/**
 * Saves what is known of a party at the revision that was seen, 0 for nothing; returns no row when someone else saved
 * since.
 */
export const putParty = (shard: TenantShard, seen: number, { partyKey, ...party }: Saved) => {
  const next = { ...party, revision: seen + 1 };
  if (seen === 0)
    return shard
      .insert(eInvoiceParties)
      .values({ partyKey, ...next })
      .onConflictDoNothing()
      .returning({ partyKey: eInvoiceParties.partyKey });
  return shard
    .update(eInvoiceParties)
    .set(next)
    .where(and(eq(eInvoiceParties.partyKey, partyKey), eq(eInvoiceParties.revision, seen)))
    .returning({ partyKey: eInvoiceParties.partyKey });
};

export const deleteParty = (shard: TenantShard, partyKey: string) =>
  shard
    .delete(eInvoiceParties)
    .where(eq(eInvoiceParties.partyKey, partyKey))
    .returning({ partyKey: eInvoiceParties.partyKey });

/** What a model's releases bring along; null for nothing. */
export async function findEInvoiceSettings(
  shard: TenantShard,
  modelId: string,
): Promise<EInvoiceSettingsRow | null> {
  const row = await shard.select().from(eInvoiceSettings).where(eq(eInvoiceSettings.modelId, modelId)).get();
  return row ?? null;
}

export const putEInvoiceSettings = (
  shard: TenantShard,
  { modelId, ...settings }: NewRow<typeof eInvoiceSettings>,
) =>
  shard
    .insert(eInvoiceSettings)
    .values({ modelId, ...settings })
    .onConflictDoUpdate({ target: eInvoiceSettings.modelId, set: settings })
    .returning({ modelId: eInvoiceSettings.modelId });

export const deleteEInvoiceSettings = (shard: TenantShard, modelId: string) =>
  shard
    .delete(eInvoiceSettings)
    .where(eq(eInvoiceSettings.modelId, modelId))
    .returning({ modelId: eInvoiceSettings.modelId });
