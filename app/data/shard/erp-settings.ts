import { and, asc, eq, sql } from "drizzle-orm";
import type { SendingState } from "~/domain/erp/erp-sending";
import type { NewRow } from "../new-row";
import { isDocument } from "./document-conditions";
import { erpSettings } from "./erp-schema";
import { documents, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

export type ErpSettingsRow = typeof erpSettings.$inferSelect;

/** Where a model's documents are sent; null for nowhere. */
export async function findErpSettings(shard: TenantShard, modelId: string): Promise<ErpSettingsRow | null> {
  const row = await shard.select().from(erpSettings).where(eq(erpSettings.modelId, modelId)).get();
  return row ?? null;
}

type Saved = Omit<NewRow<typeof erpSettings>, "revision" | "pausedUntil">;

/** Saves settings at the revision that was seen, 0 for none; returns no row when another one is saved. */
export const putErpSettings = (shard: TenantShard, seen: number, { modelId, ...settings }: Saved) => {
  const next = { ...settings, revision: seen + 1, pausedUntil: null };
  if (seen === 0)
    return shard
      .insert(erpSettings)
      .values({ modelId, ...next })
      .onConflictDoNothing()
      .returning({ modelId: erpSettings.modelId });
  return shard
    .update(erpSettings)
    .set(next)
    .where(and(eq(erpSettings.modelId, modelId), eq(erpSettings.revision, seen)))
    .returning({ modelId: erpSettings.modelId });
};

export const deleteErpSettings = (shard: TenantShard, modelId: string) =>
  shard
    .delete(erpSettings)
    .where(eq(erpSettings.modelId, modelId))
    .returning({ modelId: erpSettings.modelId });

/** Replaces a seal by a renewed one, unless the secret was changed meanwhile. */
export const replaceErpSeal = (
  shard: TenantShard,
  modelId: string,
  { from, to }: { from: string; to: string },
) =>
  shard
    .update(erpSettings)
    .set({ sealedSecret: to })
    .where(and(eq(erpSettings.modelId, modelId), eq(erpSettings.sealedSecret, from)));

/** Pauses calls to the ERP system of a model until then. */
export const pauseErp = (shard: TenantShard, modelId: string, until: Date) =>
  shard.update(erpSettings).set({ pausedUntil: until }).where(eq(erpSettings.modelId, modelId));

/** Whether the model of a document sends its documents somewhere. */
export async function hasErpOf(shard: TenantShard, documentId: string): Promise<boolean> {
  const row = await shard
    .select({ modelId: erpSettings.modelId })
    .from(documents)
    .innerJoin(erpSettings, eq(erpSettings.modelId, documents.modelId))
    .where(isDocument(documentId))
    .get();
  return row !== undefined;
}

/** The newest of a model's sendings that ended in this way. */
const newest = (state: SendingState) =>
  sql<
    number | null
  >`(select max(done_at) from erp_sendings where model_id = ${erpSettings.modelId} and state = ${state})`;

/** The models that send their documents somewhere, with when that last worked and last failed. */
export async function selectErpStates(shard: TenantShard) {
  const rows = await shard
    .select({
      modelId: erpSettings.modelId,
      modelName: tenantModels.name,
      companyName: erpSettings.companyName,
      sent: newest("sent"),
      refused: newest("refused"),
    })
    .from(erpSettings)
    .innerJoin(tenantModels, eq(tenantModels.id, erpSettings.modelId))
    .orderBy(asc(erpSettings.modelId))
    .limit(mostShown);
  return rows.map(({ sent, refused, ...model }) => ({
    ...model,
    lastSuccess: sent === null ? null : new Date(sent),
    lastFailure: refused === null ? null : new Date(refused),
  }));
}

/** A tenant has fewer models than this. */
const mostShown = 500;
