import { commit } from "~/data/commit";
import { openForManualEntry, selectRun } from "~/data/shard/document-progress";
import { insertResult } from "~/data/shard/results";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { kindsOf, noOpenQuestions } from "~/domain/documents/concerns";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { emptyResult } from "~/domain/documents/empty-result";
import { concernsOf, judgedFound } from "~/domain/documents/readiness";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Gives a document that could not be read a result without values, so that a person can enter them. Its status is
 * `failed` from then on; it is corrected, approved and released like any other, and still counts nothing. Throws
 * AppError `not-found`, and `conflict` when the document has a result, is being read, or changed meanwhile.
 */
export const enterByHand = defineOperation({
  name: "documents.type-by-hand",
  permission: "TenantModel.EditDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ status: "failed" }> {
    const { shard } = context;
    const document = await selectRun(shard, documentId).get();
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "error.document-not-found");
    const model = await findTenantModel(shard, document.modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    if (document.status !== "error") throw new AppError("conflict", "document.error.not-to-be-typed");
    const run = { documentId, attempt: document.attempt };
    const { lineItems, ...found } = emptyResult;
    const concerns = kindsOf(concernsOf(model, judgedFound(emptyResult), noOpenQuestions, null));
    const [opened] = await commit(shard, [
      openForManualEntry(shard, run, concerns),
      insertShardAuditIfChanged(shard, auditOf(context, "documents.type-by-hand", documentId, run)),
      insertResult(shard, {
        ...run,
        ...found,
        inputHash: "",
        inlineItems: lineItems,
        itemPieces: null,
        timings: {},
        createdAt: context.now(),
      }),
    ]);
    if (opened.length === 0) throw new AppError("conflict", "error.document-changed");
    return { status: "failed" };
  },
});
