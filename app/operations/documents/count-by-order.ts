import { z } from "zod";
import { selectOrderCounts } from "~/data/shard/document-status-counts";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * How many documents of each model (or of the one named) that name a purchase order have which outcome against it, whatever their
 * status. Read from counters that are kept as documents are matched.
 */
export const countByOrder = defineOperation({
  name: "documents.count-by-order",
  permission: "TenantModel.ViewDocument",
  input: z.object({ modelId: z.string().max(64).optional() }),
  run: ({ shard }: TenantContext, { modelId }) => selectOrderCounts(shard, modelId),
});
