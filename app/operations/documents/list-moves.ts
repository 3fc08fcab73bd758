import { findRun } from "~/data/shard/document-progress";
import { selectTenantModels } from "~/data/shard/tenant-models";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import { proposedModels } from "~/domain/inbox/proposed-models";
import { baseModelOf } from "~/domain/models/base-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { analyzeFirstPage } from "../inbox/steps/analyze-first-page";
import { assignmentReasonOf } from "../inbox/steps/assignment-reason-of";

/**
 * The models that a document can go to: `proposed` those that read what its first page looks like, three at most, `models` all
 * others than its own; `chosen` why it is in its model, where the inbox put it there. Throws AppError `not-found`.
 */
export const listMoves = defineOperation({
  name: "documents.list-moves",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId }) {
    const [document, models, look] = await Promise.all([
      findRun(context.shard, documentId),
      selectTenantModels(context.shard),
      findRun(context.shard, documentId).then(
        (run) => run && analyzeFirstPage(context, documentId, run.attempt),
      ),
    ]);
    if (!document) throw new AppError("not-found", "documents.error.not-found");
    const others = models
      .filter(({ id, archivedAt }) => archivedAt === null && id !== document.modelId)
      .map(({ id, name, baseModelId }) => ({ id, name, kind: baseModelOf(baseModelId)?.kind ?? null }));
    return {
      chosen: await assignmentReasonOf(context.shard, { documentId, modelId: document.modelId }),
      proposed: proposedModels(null, look?.seen.kind ?? null, others),
      models: others.map(({ id, name }) => ({ id, name })),
    };
  },
});
