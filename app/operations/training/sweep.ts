import { z } from "zod";
import { selectStalledTrainings } from "~/data/shard/training-runs";
import { trainingTimeout } from "~/domain/training/training-run";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { failTraining } from "./fail";

const atOnce = 100;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Ends the trainings that stopped moving, so that their model can be trained again; `everything` does not wait. Returns how
 * many. One that moves on afterwards finds itself ended and proposes nothing.
 */
export const sweepTrainings = defineOperation({
  name: "training.sweep",
  permission: "system",
  input: z.object({ everything: z.boolean().default(false) }),
  async run(context: Context, { everything }): Promise<{ ended: number }> {
    const before = new Date(context.now().getTime() - (everything ? 0 : trainingTimeout));
    let ended = 0;
    for (const { database } of context.shards)
      for (const stalled of await selectStalledTrainings(database, before, atOnce)) {
        const home = await context.openTenant(stalled);
        if (!home) continue;
        await failTraining(home, { runId: stalled.runId, problem: "training.problem.stalled" });
        ended += 1;
      }
    return { ended };
  },
});
