import { z } from "zod";
import { beginReplayAgain, endReplay, selectIdleReplays } from "~/data/shard/replays";
import { maxReplayAttempts, replayStallsAfter } from "~/domain/processing/replay-job";
import { defineOperation } from "../define-operation";
import type { Replays } from "../replay-port";
import type { SweepContext } from "./processing-context";

const atOnce = 100;

type Context = SweepContext & { replays: Pick<Replays, "start"> };

/**
 * Begins the checks once more that stopped moving, and ends those that did so too often; `everything` does not wait. Returns
 * how many of each.
 */
export const sweepReplays = defineOperation({
  name: "processing.sweep-replays",
  permission: "system",
  input: z.object({ everything: z.boolean().default(false) }),
  async run(context: Context, { everything }): Promise<{ restarted: number; ended: number }> {
    const sum = { restarted: 0, ended: 0 };
    const at = context.now();
    const before = new Date(at.getTime() - (everything ? 1 : replayStallsAfter));
    for (const { database, of } of context.shards)
      for (const stalled of await selectIdleReplays(database, before, atOnce)) {
        if (stalled.number >= maxReplayAttempts) {
          await endReplay(of(stalled), stalled, { state: "failed", problem: "replay.stalled", at });
          sum.ended += 1;
          continue;
        }
        const [again] = await beginReplayAgain(of(stalled), stalled, at);
        if (!again) continue;
        sum.restarted += 1;
        const next = { ...stalled, number: stalled.number + 1 };
        await context.replays
          .start(next)
          .catch((error: unknown) => context.log.warn("processing.replay-not-started", { ...next, error }));
      }
    return sum;
  },
});
