import { asc, eq, ne } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { mailRules } from "./mail-rule-schema";
import type { TenantShard } from "./tenant-shard";

const { senders, others, told, language, replies } = mailRules;

/** Who may send to a model and what others get, or null when nobody said. */
export async function findMailRules(shard: TenantShard, modelId: string) {
  const row = await shard
    .select({ senders, others, told, language, replies })
    .from(mailRules)
    .where(eq(mailRules.modelId, modelId))
    .get();
  return row ?? null;
}

/** A tenant has fewer models than this. */
const mostRules = 500;

/** Who may send to the models of the tenant for which someone said so. */
export const selectMailRules = (shard: TenantShard) =>
  shard
    .select({ modelId: mailRules.modelId, senders, others, language })
    .from(mailRules)
    .orderBy(asc(mailRules.modelId))
    .limit(mostRules);

/** Keeps the rules of a model in place of those before. */
export const putMailRules = (shard: TenantShard, { modelId, ...row }: NewRow<typeof mailRules>) =>
  shard
    .insert(mailRules)
    .values({ modelId, ...row })
    .onConflictDoUpdate({ target: mailRules.modelId, set: row });

/** The members whom models name to be told, by model; models that name nobody are left out. */
export const selectNotifiedByModel = (shard: TenantShard) =>
  shard.select({ modelId: mailRules.modelId, told }).from(mailRules).where(ne(told, []));
