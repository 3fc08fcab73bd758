import { z } from "zod";
import { selectRecentBulkActions } from "~/data/shard/bulk-actions";
import type { BulkProgress } from "~/domain/documents/bulk-action";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** How long an action that ended is still told of. */
const shownFor = 10 * 60 * 1000;

/** The actions on whole lists of a model that were asked for within ten minutes, the latest first, three at most. */
export const listBulkActions = defineOperation({
  name: "documents.list-bulk",
  permission: "TenantModel.ViewDocument",
  input: z.object({ modelId: z.string().min(1).max(64) }),
  run: (context: TenantContext, { modelId }): Promise<BulkProgress[]> =>
    selectRecentBulkActions(context.shard, {
      modelId,
      since: new Date(context.now().getTime() - shownFor),
    }),
});
