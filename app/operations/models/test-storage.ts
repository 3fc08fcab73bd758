import { insertShardAudit } from "~/data/shard/shard-audit";
import { findModelStorage, findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { testStorageInput } from "~/domain/models/storage-inputs";
import { folderSteps } from "~/domain/releases/release-paths";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { FileTransfer } from "../documents/release-ports";
import { ftpServerOf } from "../documents/steps/ftp-server-of";
import { sealedStorage } from "./steps/sealed-storage";

/**
 * Signs in to an FTP server and enters its folder, which is made when it is missing; stores nothing. Throws AppError
 * `unavailable` with a sentence about what went wrong. Every try is audited: servers are named by whoever tries.
 */
export const testStorage = defineOperation({
  name: "models.test-storage",
  permission: "TenantModel.EditModel",
  input: testStorageInput,
  async run(context: TenantContext & { transfer: FileTransfer }, { modelId, storage }) {
    const { shard } = context;
    if (!(await findTenantModel(shard, modelId))) throw new AppError("not-found", "error.model-not-found");
    const kept = await sealedStorage(context, storage, await findModelStorage(shard, modelId));
    const detail = { hostName: storage.hostName, port: storage.port };
    await insertShardAudit(shard, auditOf(context, "models.test-storage", modelId, detail));
    const steps = folderSteps(storage.documentFolder);
    if (kept && steps) await context.transfer.test(await ftpServerOf(context, kept), steps);
  },
});
