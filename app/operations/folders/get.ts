import { findFolder } from "~/data/shard/intake-folders";
import { folderInput } from "~/domain/folders/folder-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** Where a model's documents are taken from, and how that stands; null where no folder is looked at. Throws AppError `not-found`. */
export const getFolder = defineOperation({
  name: "folders.get",
  permission: "TenantModel.EditModel",
  input: folderInput,
  async run(context: TenantContext, { modelId }) {
    await requireModel(context, modelId);
    const row = await findFolder(context.shard, modelId);
    if (!row) return null;
    const { folder, minutes, afterwards, problem, lastSuccessAt, lastFailureAt, nextAt } = row;
    return { folder, minutes, afterwards, problem, lastSuccessAt, lastFailureAt, nextAt };
  },
});
