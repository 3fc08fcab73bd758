import { findModelByFoldedName } from "~/data/shard/tenant-models";
import { foldModelName } from "~/domain/models/fold-model-name";
import { modelNameInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Whether no other model of the tenant has this name, nor one that an e-mail subject could not tell from it. */
export const isModelNameUnique = defineOperation({
  name: "models.is-name-unique",
  permission: "TenantModel.ViewModel",
  input: modelNameInput,
  async run(context: TenantContext, { name, exceptModelId }) {
    const holder = await findModelByFoldedName(context.shard, foldModelName(name));
    return holder === null || holder.id === exceptModelId;
  },
});
