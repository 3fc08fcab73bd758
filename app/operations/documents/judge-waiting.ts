import { z } from "zod";
import { commit } from "~/data/commit";
import { updateReceivedDays } from "~/data/shard/document-days";
import { advanceJudging, selectModelsToJudge, selectToJudge } from "~/data/shard/document-readiness";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { isJudged } from "~/domain/documents/concerns";
import { localDayOf } from "~/domain/listing/local-day";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { judgeDocuments } from "./steps/judge-documents";

type Arrived = { id: string; receivedAt: Date; receivedDay: string | null };

/** Counts documents on the day that they arrived on in their model's time zone, which may be another than it was. */
async function noteDays(shard: TenantShard, arrived: readonly Arrived[], timeZone: string): Promise<void> {
  const days = arrived.map(({ id, receivedAt, receivedDay }) => ({
    id,
    before: receivedDay,
    day: localDayOf(receivedAt, timeZone),
  }));
  const moved = days.filter(({ before, day }) => before !== day);
  if (moved.length > 0) await commit(shard, [updateReceivedDays(shard, moved)]);
}

/** Models and documents of one turn of one shard; the rest waits for the next minute. */
const modelsAtOnce = 5;
const documentsAtOnce = 200;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Judges the next documents of models whose fields changed, and of models from before documents were judged: whether one
 * may rely on them; and counts them on their day, which another time zone moves. Returns how many models are not done yet. Run twice at once it judges twice, to the same end.
 */
export const judgeWaiting = defineOperation({
  name: "documents.judge-waiting",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ left: number }> {
    let left = 0;
    for (const { database, of } of context.shards)
      for (const model of await selectModelsToJudge(database, modelsAtOnce)) {
        const shard = of(model);
        const home = await context.openTenant(model);
        // A deleted tenant's documents are not judged, and nothing waits for them.
        if (!home) {
          await advanceJudging(shard, model, null);
          continue;
        }
        const next = await selectToJudge(shard, model, documentsAtOnce);
        const waiting = next.filter(({ status }) => isJudged(status)).map(({ id }) => id);
        await judgeDocuments(home, waiting);
        await noteDays(shard, next, model.timeZone);
        const below = next.length < documentsAtOnce ? null : (next.at(-1)?.position ?? null);
        await advanceJudging(shard, model, below);
        if (below !== null) left += 1;
      }
    return { left };
  },
});
