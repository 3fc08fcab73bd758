import { z } from "zod";
import { commit } from "~/data/commit";
import { deleteIdleUpload, selectOldEditUploads } from "~/data/shard/edit-uploads";
import { editFileKey, keptEditDays } from "~/domain/edits/edit-upload";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";

/** Uploads looked at in one turn of one shard: each has up to 10,000 rows, which go with it. */
const atOnce = 10;
const day = 24 * 60 * 60 * 1000;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/** Deletes uploads of values that are older than seven days, with their files and rows, unless a job works on them. */
export const forgetEdits = defineOperation({
  name: "edits.forget",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ forgotten: number }> {
    const before = new Date(context.now().getTime() - keptEditDays * day);
    let forgotten = 0;
    for (const { database } of context.shards)
      for (const found of await selectOldEditUploads(database, before, atOnce)) {
        const tenant = await context.openTenant(found);
        if (!tenant) continue;
        const [deleted] = await commit(tenant.shard, [deleteIdleUpload(tenant.shard, found.uploadId)]);
        if (deleted.length > 0) await tenant.files.deleteAll(editFileKey(found.uploadId));
        forgotten += deleted.length;
      }
    return { forgotten };
  },
});
