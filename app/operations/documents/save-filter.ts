import { commit } from "~/data/commit";
import { countOtherFilters, putSavedFilter } from "~/data/shard/saved-filters";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { maxSavedFilters, saveFilterInput } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/document-scope";

/** Saves a filter of a model's list under a name, for this user. Throws AppError `not-found` and `invalid`. */
export const saveFilter = defineOperation({
  name: "documents.save-filter",
  permission: "TenantModel.ViewDocument",
  input: saveFilterInput,
  async run(context: TenantContext, { modelId, name, query }): Promise<{ name: string }> {
    const { shard, actor } = context;
    await requireModel(context, modelId);
    const owner = { modelId, actorId: actor.id };
    if ((await countOtherFilters(shard, owner, name)) >= maxSavedFilters)
      throw new AppError("invalid", "list.error.too-many-filters", {
        field: "name",
        values: { most: maxSavedFilters },
      });
    await commit(shard, [
      putSavedFilter(shard, { ...owner, id: context.newId(), name, query }),
      insertShardAudit(shard, auditOf(context, "documents.save-filter", modelId, { name })),
    ]);
    return { name };
  },
});
