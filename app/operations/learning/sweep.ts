import { z } from "zod";
import { endOldRescorings } from "~/data/shard/rescorings";
import { rescoringTimeout } from "~/domain/processing/job-attempts";
import { defineOperation } from "../define-operation";
import type { SweepContext } from "../processing/processing-context";

const atOnce = 500;

/**
 * Ends scorings of waiting documents whose message was lost: the documents that were not reached keep their answers.
 * `everything` does not wait, as when no message can be on its way.
 */
export const sweepRescorings = defineOperation({
  name: "learning.sweep",
  permission: "system",
  input: z.object({ everything: z.boolean().default(false) }),
  async run(context: SweepContext, { everything }): Promise<void> {
    const now = context.now();
    const before = new Date(now.getTime() - (everything ? 0 : rescoringTimeout));
    for (const { database } of context.shards) await endOldRescorings(database, before, now, atOnce);
  },
});
