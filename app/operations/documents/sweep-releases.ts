import { selectDueReleases } from "~/data/shard/releases";
import type { SweepShard } from "~/data/shard/sweep-shard";
import { sweepInput } from "~/domain/processing/processing-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ReleaseQueue } from "./release-ports";

/** A message that is this late was lost, or its queue has given it up. */
const restartDelay = 5 * 60_000;
const mostAtOnce = 100;
/** At a start all that wait have lost their messages. */
const mostAtStart = 2_000;

type ReleaseSweepContext = VisitorContext & {
  releases: ReleaseQueue;
  shards: { id: string; database: SweepShard }[];
};

/** Queues releases again that are long due; with `everything` all that wait, also for another try later. */
export const sweepReleases = defineOperation({
  name: "documents.sweep-releases",
  permission: "system",
  input: sweepInput,
  async run(context: ReleaseSweepContext, { everything }): Promise<{ sent: number }> {
    const before = everything ? null : new Date(context.now().getTime() - restartDelay);
    const most = everything ? mostAtStart : mostAtOnce;
    let sent = 0;
    for (const { database } of context.shards) {
      const due = await selectDueReleases(database, before, most);
      if (due.length > 0) await context.releases.send(due);
      sent += due.length;
    }
    return { sent };
  },
});
