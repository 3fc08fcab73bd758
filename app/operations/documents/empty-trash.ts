import { z } from "zod";
import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { expireTrash } from "~/data/shard/trash";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/document-scope";

/**
 * Empties the trash of a model: from now on nothing in it can be restored, and the sweep erases it. Throws AppError
 * `not-found`.
 */
export const emptyTrash = defineOperation({
  name: "documents.empty-trash",
  permission: "TenantModel.DeleteDocument",
  input: z.object({ modelId: z.string().min(1).max(64) }),
  async run(context: TenantContext, { modelId }): Promise<void> {
    const { shard } = context;
    await requireModel(context, modelId);
    await commit(shard, [
      expireTrash(shard, modelId, context.now()),
      insertShardAudit(shard, auditOf(context, "documents.empty-trash", modelId)),
    ]);
  },
});
