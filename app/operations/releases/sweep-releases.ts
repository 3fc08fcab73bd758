import { z } from "zod";
import { selectDueReleases } from "~/data/shard/releases";
import type { ShardDatabase } from "~/data/shard/shard-database";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ReleaseQueue } from "./release-ports";

/** A message that is this late was lost, or its queue has given it up. */
const patience = 5 * 60_000;
const mostAtOnce = 100;

type ReleaseSweepContext = VisitorContext & {
  releases: ReleaseQueue;
  shards: { id: string; database: ShardDatabase }[];
};

/** Puts releases on the queue again that are long due. */
export const sweepReleases = defineOperation({
  name: "documents.sweep-releases",
  permission: "system",
  input: z.object({}),
  async run(context: ReleaseSweepContext): Promise<{ sent: number }> {
    const before = new Date(context.now().getTime() - patience);
    let sent = 0;
    for (const { database } of context.shards) {
      const due = await selectDueReleases(database, before, mostAtOnce);
      if (due.length > 0) await context.releases.send(due);
      sent += due.length;
    }
    return { sent };
  },
});
