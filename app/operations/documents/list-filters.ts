import { selectSavedFilters } from "~/data/shard/saved-filters";
import { type SavedFilter, savedFiltersInput } from "~/domain/documents/saved-filter";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The saved filters of the user for a model, by name. */
export const listSavedFilters = defineOperation({
  name: "documents.list-filters",
  permission: "TenantModel.ViewDocument",
  input: savedFiltersInput,
  run: ({ shard, actor }: TenantContext, { modelId }): Promise<SavedFilter[]> =>
    selectSavedFilters(shard, { modelId, actorId: actor.id }),
});
