import { asc, eq, sql } from "drizzle-orm";
import type { InboxRule } from "~/domain/inbox/inbox-rule";
import type { NewRow } from "../new-row";
import { inboxRules } from "./inbox-schema";
import type { TenantShard } from "./tenant-shard";

/** The rules of the organization in their order; there are no more than `maxInboxRules`. */
export const selectInboxRules = (shard: TenantShard): Promise<(InboxRule & { place: number })[]> =>
  shard
    .select({
      id: inboxRules.id,
      place: inboxRules.place,
      kind: inboxRules.kind,
      value: inboxRules.value,
      supplierId: inboxRules.supplierId,
      modelId: inboxRules.modelId,
    })
    .from(inboxRules)
    .orderBy(asc(inboxRules.place), asc(inboxRules.id));

/** Adds a rule after all others. */
export const insertInboxRule = (shard: TenantShard, rule: Omit<NewRow<typeof inboxRules>, "place">) =>
  shard.insert(inboxRules).values({
    ...rule,
    place: sql`(select coalesce(max(r.place), 0) + 1 from inbox_rules r where r.tenant_id = ${shard.tenantId})`,
  });

export const updateInboxRule = (shard: TenantShard, { id, ...rule }: InboxRule) =>
  shard.update(inboxRules).set(rule).where(eq(inboxRules.id, id));

export const deleteInboxRuleRow = (shard: TenantShard, id: string) =>
  shard.delete(inboxRules).where(eq(inboxRules.id, id));

/** Numbers the rules as they stand in `ids`; a rule that is not among them keeps its place. */
export const placeInboxRules = (shard: TenantShard, ids: readonly string[]) =>
  shard.update(inboxRules).set({
    place: sql`coalesce((select o.key + 1 from json_each(${JSON.stringify(ids)}) o where o.value = ${inboxRules.id}),
        ${inboxRules.place})`,
  });
