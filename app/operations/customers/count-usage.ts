import { countUsage as countUsageOf } from "~/data/shard/meters";
import { usageInput } from "~/domain/customers/customer-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { EveryShard } from "../processing/processing-context";

/** What reading the shards of several tenants needs. */
export type ShardsContext = VisitorContext & { shards: EveryShard[] };

/** How many documents each of a page of customers had counted in its present period, by its id. */
export const countUsage = defineOperation({
  name: "customers.count-usage",
  permission: "system-admin",
  input: usageInput,
  async run({ shards }: ShardsContext, { customers }): Promise<Record<string, number>> {
    const counts = await Promise.all(
      customers.map(async ({ id, shardId, from, to }): Promise<[string, number]> => {
        const shard = shards.find((known) => known.id === shardId);
        return [id, shard ? await countUsageOf(shard.of({ tenantId: id }), from, to) : 0];
      }),
    );
    return Object.fromEntries(counts);
  },
});
