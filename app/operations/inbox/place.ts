import { findRun } from "~/data/shard/document-progress";
import { findTenantModel } from "~/data/shard/tenant-models";
import { findWaitingFile } from "~/data/shard/waiting-files";
import { AppError } from "~/domain/errors/app-error";
import { placeFileInput } from "~/domain/inbox/inbox-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { analyzeFirstPage } from "./steps/analyze-first-page";
import { putIntoModel } from "./steps/put-into-model";

/**
 * Puts a file that waits into the model that someone chose; the next one with its layout goes there automatically.
 * Returns its document, which another press may have made before, in whichever model. Throws AppError `not-found`, and
 * `conflict` when the model is archived.
 */
export const assignFile = defineOperation({
  name: "inbox.place",
  permission: "TenantModel.UploadDocument",
  input: placeFileInput,
  async run(
    context: TenantContext,
    { waitingFileId, modelId },
  ): Promise<{ documentId: string; modelId: string }> {
    const { shard } = context;
    const [file, model] = await Promise.all([
      findWaitingFile(shard, waitingFileId),
      findTenantModel(shard, modelId),
    ]);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    if (!file) {
      const there = await findRun(shard, waitingFileId);
      if (!there) throw new AppError("not-found", "intake.inbox.gone");
      return { documentId: waitingFileId, modelId: there.modelId };
    }
    if (model.archivedAt) throw new AppError("conflict", "models.problem.archived");
    const taught = await analyzeFirstPage(context, waitingFileId);
    await putIntoModel(context, file, model, { operation: "inbox.place" }, taught);
    const there = await findRun(shard, waitingFileId);
    return { documentId: waitingFileId, modelId: there?.modelId ?? modelId };
  },
});
