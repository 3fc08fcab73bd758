import { z } from "zod";
import { selectTenantsWithQueued } from "~/data/shard/document-queue";
import { defineOperation } from "../define-operation";
import type { EveryShard, SweepContext } from "./processing-context";
import { takeTurnsOf } from "./steps/take-turns";

/**
 * Tenants with something in line that a sweep of a shard looks at, by one query: more than a shard of 10 GB has. And
 * those served of them, each with a statement and a message: the others have their turn in the next minute.
 */
const tenants = { known: 5_000, most: 200 };

/**
 * Starts the documents that wait for their turn, in every shard and for each tenant as far as its share allows. Usually
 * a document that ends starts the next one; this is for runs that were interrupted before they did. A shard that does
 * not answer keeps no other waiting. Returns how many documents were started.
 */
export const sweepLine = defineOperation({
  name: "processing.sweep-line",
  permission: "system",
  input: z.object({}),
  async run(context: SweepContext): Promise<{ taken: number }> {
    let taken = 0;
    for (const shard of context.shards)
      try {
        taken += await takeInShard(context, shard);
      } catch (error) {
        context.log.error("processing.line-not-swept", error, { shard: shard.id });
      }
    return { taken };
  },
});

async function takeInShard(context: SweepContext, { database, shares, of }: EveryShard): Promise<number> {
  let taken = 0;
  for (const tenant of await selectTenantsWithQueued(database, shares, tenants))
    try {
      taken += await takeTurnsOf(context, of(tenant));
    } catch (error) {
      // The rows of a tenant that is being moved are locked for a moment; the others go on.
      context.log.error("processing.line-not-moved", error, tenant);
    }
  return taken;
}
