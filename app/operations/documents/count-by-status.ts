import { z } from "zod";
import { selectStatusCounts } from "~/data/shard/document-status-counts";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * How many documents of each model (or of the one named) have each status. Read from counters that are kept as
 * documents move, so that it costs the same for ten documents and for a million.
 */
export const countByStatus = defineOperation({
  name: "documents.count-by-status",
  permission: "TenantModel.ViewDocument",
  input: z.object({ modelId: z.string().max(64).optional() }),
  run: ({ shard }: TenantContext, { modelId }) => selectStatusCounts(shard, modelId),
});
