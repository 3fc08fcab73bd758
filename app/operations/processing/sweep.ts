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
type Sum = { redriven: number; givenUp: number };

/** Documents looked at in one turn of one shard, and how many turns a sweep takes at most. */
const atOnce = 200;
const mostTurns = 25;

/**
 * Finds the documents of every shard that stopped moving before they ended and restarts them; gives up those that
 * failed too often. A shard that does not answer keeps no other waiting. Returns how many of each.
 */
export const sweepStalled = defineOperation({
  name: "processing.sweep",
  permission: "system",
  input: sweepInput,
  async run(context: SweepContext, { everything }): Promise<Sum> {
    const sum = { redriven: 0, givenUp: 0 };
    for (const shard of context.shards)
      try {
        await sweepShard(context, shard, everything, sum);
      } catch (error) {
        context.log.error("processing.not-swept", error, { shard: shard.id });
      }
    if (sum.redriven + sum.givenUp > 0) context.log.info("processing.swept", sum);
    return sum;
  },
});

async function sweepShard(
  context: SweepContext,
  shard: EveryShard,
  everything: boolean,
  sum: Sum,
): Promise<void> {
  const now = context.now();
  for (let turn = 0; turn < mostTurns; turn++) {
    const idle = await idleRuns(shard.database, now, everything);
    const unrecoverable = idle.filter(isUnrecoverable);
    await giveUp(context, shard, unrecoverable);
    sum.givenUp += unrecoverable.length;
    const others = idle.filter((run) => !isUnrecoverable(run));
    await redrive(context, shard.database, others, now);
    sum.redriven += others.length;
    if (idle.length < atOnce) break;
  }
}

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
