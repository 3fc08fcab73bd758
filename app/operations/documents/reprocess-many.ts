import { startNextAttempt } from "~/data/shard/document-progress";
import { selectInProgress } from "~/data/shard/document-queue";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { isEndState, mayMove } from "~/domain/documents/status";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requestProcessing } from "../processing/steps/request-processing";
import { moveDocuments } from "./steps/move-documents";

/** Processes several documents again, each as a new attempt; returns the outcome of each. */
export const reprocessDocuments = defineOperation({
  name: "documents.reprocess-many",
  permission: "TenantModel.ReprocessDocument",
  input: documentIdsInput,
  async run(context: TenantContext, input): Promise<DocumentOutcome[]> {
    const { shard } = context;
    const outcomes = await moveDocuments(context, input, {
      operation: "documents.reprocess",
      update: ({ id: documentId, attempt, status }) =>
        isEndState(status) && mayMove(status, "received")
          ? startNextAttempt(shard, { documentId, attempt, status }, context.now())
          : null,
      detail: ({ attempt }) => ({ attempt: attempt + 1 }),
    });
    const done = outcomes.filter(({ outcome }) => outcome === "done").map(({ documentId }) => documentId);
    const started = await selectInProgress(shard, done);
    await requestProcessing(
      context,
      started.map((run) => ofTenant(context, run)),
    );
    return outcomes;
  },
});
