import { commit } from "~/data/commit";
import { deleteSavedFilter } from "~/data/shard/saved-filters";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { deleteFilterInput } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Deletes a saved filter. Throws AppError `not-found`. */
export const deleteFilter = defineOperation({
  name: "documents.delete-filter",
  permission: "TenantModel.ViewDocument",
  input: deleteFilterInput,
  async run(context: TenantContext, { modelId, filterId }): Promise<{ filterId: string }> {
    const { shard, actor } = context;
    const owner = { modelId, actorId: actor.id };
    const [gone] = await commit(shard, [
      deleteSavedFilter(shard, owner, filterId),
      insertShardAuditIfChanged(shard, auditOf(context, "documents.delete-filter", filterId)),
    ]);
    if (gone.length === 0) throw new AppError("not-found", "error.not-found");
    return { filterId };
  },
});
