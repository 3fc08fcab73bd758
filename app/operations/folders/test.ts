import { findFolder } from "~/data/shard/intake-folders";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findModelStorage } from "~/data/shard/tenant-models";
import { testFolderInput } from "~/domain/folders/folder-inputs";
import { folderSteps } from "~/domain/releases/release-paths";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import type { FolderTestContext } from "./folder-ports";
import { typedServer } from "./steps/folder-server";

/**
 * Signs in to an FTP server and looks into a folder, which must be there; returns how many files lie in it, and changes
 * nothing. Throws AppError `not-found`, `invalid`, and `unavailable` with a sentence about what went wrong. Every try
 * is audited: servers are named by whoever tries.
 */
export const testFolder = defineOperation({
  name: "folders.test",
  permission: "TenantModel.EditModel",
  input: testFolderInput,
  async run(context: FolderTestContext, wanted): Promise<{ files: number }> {
    const { shard } = context;
    const { modelId, hostName, port, folder } = wanted;
    await requireModel(context, modelId);
    const saved = {
      folder: await findFolder(shard, modelId),
      storage: await findModelStorage(shard, modelId),
    };
    const server = await typedServer(context, wanted, saved);
    await insertShardAudit(shard, auditOf(context, "folders.test", modelId, { hostName, port, folder }));
    return { files: await context.transfer.count(server, folderSteps(folder) ?? []) };
  },
});
