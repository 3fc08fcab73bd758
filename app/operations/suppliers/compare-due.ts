import { z } from "zod";
import { selectDueSuppliers } from "~/data/shard/supplier-documents";
import { defineOperation } from "../define-operation";
import { type OfTenant, ofTenant, openedOnce } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { compareAgain } from "./steps/compare-due";
import { learnSupplier, maxSupplierTries } from "./steps/learn-suppliers";

/** Documents of one turn of one shard; the rest waits for the next minute. */
const atOnce = 100;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Learns suppliers from documents that were settled, and compares documents again whose values, or whose supplier,
 * changed. Those that fail go to the end of the queue, five times at most. Returns how many were done.
 */
export const compareDueDocuments = defineOperation({
  name: "suppliers.compare-due",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ done: number }> {
    let done = 0;
    const open = openedOnce(context.openTenant);
    for (const { database } of context.shards)
      for (const row of await selectDueSuppliers(database, maxSupplierTries, atOnce)) {
        const home = await open(row);
        if (home && (await isDone(home, row))) done += 1;
      }
    return { done };
  },
});

type Due = { documentId: string; learn: number };

async function isDone(context: RunContext, { documentId, learn }: Due): Promise<boolean> {
  try {
    await (learn > 0 ? learnSupplier(context, documentId) : compareAgain(context, documentId));
    return true;
  } catch (error) {
    context.log.error("suppliers.not-compared", error, ofTenant(context, { documentId }));
    return false;
  }
}
