import { findRun } from "~/data/shard/document-progress";
import { findReplay } from "~/data/shard/replays";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { ReplayJob } from "~/domain/processing/replay-job";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * How far the last noted check of a document is, and its report; null when none was recorded for its present result.
 * Throws AppError `not-found` when the tenant, or the model named, has no such document.
 */
export const getReplay = defineOperation({
  name: "documents.get-replay",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run({ shard }: TenantContext, { documentId, modelId }): Promise<ReplayJob | null> {
    const [document, replay] = await Promise.all([findRun(shard, documentId), findReplay(shard, documentId)]);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    if (!replay || replay.run !== document.attempt) return null;
    const { state, problem, requestedAt, endedAt, report } = replay;
    return { state, problem, requestedAt, endedAt, report };
  },
});
