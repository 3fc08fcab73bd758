import { commit } from "~/data/commit";
import { countRedrives, endRun, selectIdleRuns } from "~/data/shard/document-progress";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import type { SweepShard } from "~/data/shard/sweep-shard";
import { sweepInput } from "~/domain/processing/processing-inputs";
import { isUnrecoverable, stalled } from "~/domain/processing/stalled";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { EveryShard, SweepContext } from "./processing-context";
import { requestProcessing } from "./steps/request-processing";

type IdleRun = Awaited<ReturnType<typeof selectIdleRuns>>[number];

/** Documents looked at in one turn of one shard, and how many turns a sweep takes at most. */
const atOnce = 200;
const mostTurns = 25;

/**
 * Finds the documents of every shard that stopped moving before they ended and restarts them; gives up those that
 * failed too often. Returns how many of each.
 */
export const sweepStalled = defineOperation({
  name: "processing.sweep",
  permission: "system",
  input: sweepInput,
  async run(context: SweepContext, { everything }): Promise<{ redriven: number; givenUp: number }> {
    const sum = { redriven: 0, givenUp: 0 };
    const now = context.now();
    for (const shard of context.shards)
      for (let turn = 0; turn < mostTurns; turn++) {
        const idle = await idleRuns(shard.database, now, everything);
        const unrecoverable = idle.filter(isUnrecoverable);
        await giveUp(context, shard, unrecoverable);
        await redrive(
          context,
          shard.database,
          idle.filter((run) => !isUnrecoverable(run)),
          now,
        );
        sum.redriven += idle.length - unrecoverable.length;
        sum.givenUp += unrecoverable.length;
        if (idle.length < atOnce) break;
      }
    if (sum.redriven + sum.givenUp > 0) context.log.info("processing.swept", sum);
    return sum;
  },
});

function idleRuns(shard: SweepShard, now: Date, everything: boolean) {
  // What is stamped with this very moment was stamped by this sweep.
  if (everything) return selectIdleRuns(shard, new Date(now.getTime() - 1), atOnce);
  const before = new Date(now.getTime() - stalled.afterMilliseconds);
  return selectIdleRuns(shard, before, atOnce, {
    milliseconds: stalled.afterMilliseconds,
    doublings: stalled.doublings,
  });
}

async function redrive(context: SweepContext, shard: SweepShard, runs: IdleRun[], now: Date): Promise<void> {
  const [first, ...others] = countRedrives(
    shard,
    runs.map((run) => run.documentId),
    new Date(now.getTime() - 1),
    now,
  );
  if (!first) return;
  await commit(shard, [first, ...others]);
  const requests = runs.map(({ status: _, redrives: _count, ...run }) => ({ ...run, afresh: true }));
  await requestProcessing(context, requests);
}

async function giveUp(context: SweepContext, { of }: EveryShard, runs: IdleRun[]): Promise<void> {
  const ending = { status: "error" as const, problem: "problem.stalled", confidence: null, score: null };
  for (const run of runs) {
    const shard = of(run);
    await commit(shard, [
      endRun(shard, run, { ...ending, processedAt: context.now() }),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "processing.fail", run.documentId, {
          attempt: run.attempt,
          problem: ending.problem,
        }),
      ),
    ]);
  }
}
