import { z } from "zod";
import { selectDueFolders, unlockFolders } from "~/data/shard/intake-folders";
import type { SweepShard } from "~/data/shard/sweep-shard";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { FolderQueue } from "./folder-ports";

/** What one run per minute can queue; the rest is queued by the next one. */
const mostAtOnce = 200;

type FolderSweepContext = VisitorContext & {
  folderQueue: FolderQueue;
  shards: { id: string; database: SweepShard }[];
};

/**
 * Puts the folders that are due on the queue, those whose look died among them. `everything` is for a local start: nobody is at
 * work then.
 */
export const sweepFolders = defineOperation({
  name: "folders.sweep",
  permission: "system",
  input: z.object({ everything: z.boolean().default(false) }),
  async run(context: FolderSweepContext, { everything }): Promise<{ sent: number }> {
    let sent = 0;
    for (const { database } of context.shards) {
      if (everything) await unlockFolders(database);
      const due = await selectDueFolders(database, { at: context.now(), limit: mostAtOnce });
      if (due.length > 0) await context.folderQueue.send(due);
      sent += due.length;
    }
    return { sent };
  },
});
