import { commit } from "~/data/commit";
import { deleteFolder, putFolder } from "~/data/shard/intake-folders";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findModelStorage } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { editFolderInput } from "~/domain/folders/folder-inputs";
import { folderSteps } from "~/domain/releases/release-paths";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/**
 * Saves from which folder of its FTP server a model's documents are taken, or that none is looked at. Throws AppError
 * `not-found`, and `invalid` when the model has no server, or the folder is the one that results go to.
 */
export const editFolder = defineOperation({
  name: "folders.edit",
  permission: "TenantModel.EditModel",
  input: editFolderInput,
  async run(context: TenantContext, { modelId, wanted }): Promise<void> {
    const { shard } = context;
    await requireModel(context, modelId);
    const detail = { folder: wanted?.folder ?? null };
    const audit = insertShardAudit(shard, auditOf(context, "folders.edit", modelId, detail));
    if (!wanted) {
      await commit(shard, [deleteFolder(shard, modelId), audit]);
      return;
    }
    const storage = await findModelStorage(shard, modelId);
    if (!storage) throw new AppError("invalid", "folders.problem.no-server", { field: "folder" });
    const [steps, released] = [folderSteps(wanted.folder), folderSteps(storage.documentFolder)];
    if (steps?.join("/") === released?.join("/"))
      throw new AppError("invalid", "folders.problem.same-folder", { field: "folder" });
    await commit(shard, [putFolder(shard, { modelId, ...wanted, nextAt: context.now() }), audit]);
  },
});
