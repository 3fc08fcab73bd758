import { z } from "zod";
import { selectIdleBulkActions } from "~/data/shard/bulk-actions";
import { selectIdleEditUploads } from "~/data/shard/edit-uploads";
import { selectIdleZipFiles } from "~/data/shard/zip-files";
import { defineOperation } from "../define-operation";
import type { SweepContext } from "./processing-context";
import { requestJobs } from "./steps/request-jobs";

/** Jobs that have not moved for so long count as dead, and how many are started at once. */
const idleAfter = 5 * 60 * 1000;
const atOnce = 100;

/** Sets ZIP files, actions on lists and uploads of values going again that stopped moving; `everything` does not wait. Returns how many. */
export const sweepJobs = defineOperation({
  name: "processing.sweep-jobs",
  permission: "system",
  input: z.object({ everything: z.boolean().default(false) }),
  async run(context: SweepContext, { everything }): Promise<{ restarted: number }> {
    const before = new Date(context.now().getTime() - (everything ? 0 : idleAfter));
    let restarted = 0;
    for (const { database } of context.shards) {
      const [zips, actions, edits] = await Promise.all([
        selectIdleZipFiles(database, before, atOnce),
        selectIdleBulkActions(database, before, atOnce),
        selectIdleEditUploads(database, before, atOnce),
      ]);
      const jobs = [...zips.map(({ submittedAt: _, ...zip }) => zip), ...actions, ...edits];
      if (jobs.length > 0) await requestJobs(context, jobs);
      restarted += jobs.length;
    }
    return { restarted };
  },
});
