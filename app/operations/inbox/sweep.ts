import { z } from "zod";
import { commit } from "~/data/commit";
import {
  countReading,
  deleteWaitingFile,
  noteChoice,
  selectIdleReadings,
  selectWaitingBefore,
} from "~/data/shard/waiting-files";
import { documentFiles } from "~/domain/documents/document-files";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { requestReadings } from "./steps/request-readings";

/** Files looked at in one turn of one shard; the rest waits for the next minute. */
const atOnce = 100;
/** A reading that has not moved for so long counts as dead, and after how many tries a person is asked. */
const idleAfter = 10 * 60 * 1000;
const mostRedrives = 3;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Deletes files that nobody put into a model in time, and restarts readings that stalled; after three tries a person is
 * asked. `everything` does not wait.
 */
export const sweepInbox = defineOperation({
  name: "inbox.sweep",
  permission: "system",
  input: z.object({ everything: z.boolean().default(false) }),
  async run(context: Context, { everything }): Promise<{ forgotten: number; restarted: number }> {
    const sum = { forgotten: 0, restarted: 0 };
    const now = context.now();
    const before = new Date(now.getTime() - (everything ? 1 : idleAfter));
    for (const shard of context.shards) {
      for (const found of await selectWaitingBefore(shard.database, now, atOnce))
        sum.forgotten += await forget(context, found);
      for (const { redrives, ...found } of await selectIdleReadings(shard.database, before, atOnce)) {
        const own = shard.of(found);
        if (redrives >= mostRedrives && !everything) {
          await noteChoice(own, found.waitingFileId, unread);
          continue;
        }
        await countReading(own, found.waitingFileId, now);
        await requestReadings(context, [{ ...found, afresh: true }]);
        sum.restarted += 1;
      }
    }
    return sum;
  },
});

const unread = {
  kind: null,
  kindConfidence: null,
  modelId: null,
  confidence: 0,
  reason: "unread",
} as const;

async function forget(context: Context, found: OfTenant & { waitingFileId: string }): Promise<number> {
  const tenant = await context.openTenant(found);
  if (!tenant) return 0;
  const [deleted] = await commit(tenant.shard, [deleteWaitingFile(tenant.shard, found.waitingFileId)]);
  if (deleted.length > 0) await tenant.files.deleteAll(documentFiles.all(found.waitingFileId));
  return deleted.length;
}
