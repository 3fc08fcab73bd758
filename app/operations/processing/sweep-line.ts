import { z } from "zod";
import { selectTenantsInLine } from "~/data/shard/turns";
import { defineOperation } from "../define-operation";
import type { EveryShard, SweepContext } from "./processing-context";
import { takeTurnsOf } from "./steps/take-turns";

/** Tenants served in one sweep of a shard at most: more than a shard of 10 GB has. */
const mostTenants = 5_000;

/**
 * Starts the documents that wait for their turn, in every shard and for each tenant as far as its share allows. Usually
 * a document that ends starts the next one; this is for runs that were interrupted before they did. Returns how many
 * documents were started.
 */
export const sweepLine = defineOperation({
  name: "processing.sweep-line",
  permission: "system",
  input: z.object({}),
  async run(context: SweepContext): Promise<{ taken: number }> {
    let taken = 0;
    for (const shard of context.shards) taken += await takeInShard(context, shard);
    return { taken };
  },
});

async function takeInShard(context: SweepContext, { database, of }: EveryShard): Promise<number> {
  let taken = 0;
  for (const tenant of await selectTenantsInLine(database, mostTenants))
    try {
      taken += await takeTurnsOf(context, of(tenant));
    } catch (error) {
      // The rows of a tenant that is being moved are locked for a moment; the others go on.
      context.log.error("processing.line-not-moved", error, tenant);
    }
  return taken;
}
