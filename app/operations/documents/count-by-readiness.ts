import { z } from "zod";
import { selectReadinessCounts } from "~/data/shard/document-status-counts";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * How many documents of each model (or of the one named) that wait for approval are ready, need review, or are blocked.
 * Read from counters that are kept as documents are judged.
 */
export const countByReadiness = defineOperation({
  name: "documents.count-by-readiness",
  permission: "TenantModel.ViewDocument",
  input: z.object({ modelId: z.string().max(64).optional() }),
  run: ({ shard }: TenantContext, { modelId }) => selectReadinessCounts(shard, modelId),
});
