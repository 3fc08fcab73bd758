import { z } from "zod";
import { commit } from "~/data/commit";
import { deleteTrashed, selectDueTrash } from "~/data/shard/trash";
import { documentFiles } from "~/domain/documents/document-files";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";

/** Documents erased in one turn of one shard; the rest waits for the next minute. */
const atOnce = 50;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/** Erases documents that had their time in the trash, or whose trash was emptied, with their files. Returns how many. */
export const sweepTrash = defineOperation({
  name: "documents.sweep-trash",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ erased: number }> {
    let erased = 0;
    for (const { database } of context.shards)
      for (const found of await selectDueTrash(database, context.now(), atOnce)) {
        const tenant = await context.openTenant(found);
        if (!tenant) continue;
        const [gone] = await commit(tenant.shard, [deleteTrashed(tenant.shard, found.documentId)]);
        if (gone.length > 0) await tenant.files.deleteAll(documentFiles.all(found.documentId));
        erased += gone.length;
      }
    return { erased };
  },
});
