import { commit } from "~/data/commit";
import { deleteFolder } from "~/data/shard/intake-folders";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { folderInput } from "~/domain/folders/folder-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Stops receiving documents of a model from a folder, and deletes its password. Throws AppError `not-found`. */
export const removeFolder = defineOperation({
  name: "folders.remove",
  permission: "TenantModel.EditModel",
  input: folderInput,
  async run(context: TenantContext, { modelId }): Promise<void> {
    const { shard } = context;
    const [gone] = await commit(shard, [
      deleteFolder(shard, modelId),
      insertShardAuditIfChanged(shard, auditOf(context, "folders.remove", modelId)),
    ]);
    if (gone.length === 0) throw new AppError("not-found", "folders.problem.not-set-up");
  },
});
