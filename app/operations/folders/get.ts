import { findFolder } from "~/data/shard/intake-folders";
import { findModelStorage } from "~/data/shard/tenant-models";
import { folderInput } from "~/domain/folders/folder-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/**
 * From where a model's documents are taken, and how that stands: everything but the password; null where no folder is looked
 * at. `released` is the server to which the model's results go, which may be the same. Throws AppError `not-found`.
 */
export const getFolder = defineOperation({
  name: "folders.get",
  permission: "TenantModel.EditModel",
  input: folderInput,
  async run(context: TenantContext, { modelId }) {
    const { shard } = context;
    const model = await requireModel(context, modelId);
    const [row, storage] = [await findFolder(shard, modelId), await findModelStorage(shard, modelId)];
    const released = storage && {
      hostName: storage.hostName,
      port: storage.port,
      userName: storage.userName,
      encryption: storage.encryption,
    };
    if (!row) return { model, settings: null, released };
    const { hostName, port, userName, encryption, folder, minutes, afterwards, destination, revision } = row;
    const { problem, failures, lastSuccessAt, lastFailureAt, nextAt } = row;
    const settings = {
      hostName,
      port,
      userName,
      encryption,
      folder,
      minutes,
      afterwards,
      destination,
      revision,
      problem,
      failures,
      lastSuccessAt,
      lastFailureAt,
      nextAt,
    };
    return { model, settings, released };
  },
});
