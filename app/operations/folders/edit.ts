import { commit } from "~/data/commit";
import { findFolder, putFolder, selectFolders } from "~/data/shard/intake-folders";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findModelStorage } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { editFolderInput, type FolderServerInput } from "~/domain/folders/folder-inputs";
import { folderSteps } from "~/domain/releases/release-paths";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { folderPasswordOf, typedServer } from "./steps/folder-server";

/**
 * Saves from which folder of an FTP server a model's documents are taken; the first look is within a minute. Throws
 * AppError `not-found`, `invalid` at the folder when the model's results go there or another model's documents come
 * from there, and `conflict` when someone else saved since.
 */
export const editFolder = defineOperation({
  name: "folders.edit",
  permission: "TenantModel.EditModel",
  input: editFolderInput,
  async run(context: TenantContext, wanted): Promise<{ revision: number }> {
    const { shard } = context;
    const { modelId, revision, password: _, ...settings } = wanted;
    await requireModel(context, modelId);
    const [folder, storage] = [await findFolder(shard, modelId), await findModelStorage(shard, modelId)];
    if (storage && isSamePlace(wanted, { ...storage, folder: storage.documentFolder }))
      throw new AppError("invalid", "folders.problem.same-folder", { field: "folder" });
    const others = (await selectFolders(shard)).filter((other) => other.modelId !== modelId);
    const other = others.find((one) => isSamePlace(wanted, one));
    if (other)
      throw new AppError("invalid", "folders.problem.other-model", {
        field: "folder",
        values: { model: other.modelName },
      });
    const { password: plain } = await typedServer(context, wanted, { folder, storage });
    const sealedPassword = await context.secrets.seal(plain, folderPasswordOf(context, modelId));
    const { hostName, folder: path, minutes, afterwards, destination } = settings;
    const [changed] = await commit(shard, [
      putFolder(shard, revision, { modelId, ...settings, sealedPassword, nextAt: context.now() }),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "folders.edit", modelId, {
          hostName,
          folder: path,
          minutes,
          afterwards,
          destination,
        }),
      ),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "folders.problem.changed");
    return { revision: revision + 1 };
  },
});

type Place = Pick<FolderServerInput, "hostName" | "port" | "userName" | "folder">;

const isSamePlace = (one: Place, other: Place) => placeOf(one) === placeOf(other);

/** The ports of FTP with and without implicit TLS lead to one server; others of a host may lead to several behind it. */
const placeOf = ({ hostName, port, userName, folder }: Place) =>
  [hostName.toLowerCase(), port === 990 ? 21 : port, userName, ...(folderSteps(folder) ?? [])].join("/");
