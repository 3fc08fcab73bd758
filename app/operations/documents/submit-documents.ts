import { moveStanding, putTrainingDocumentIfChanged } from "~/data/shard/document-moves";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import { mayMove, statusesThatMayBecome } from "~/domain/documents/status";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments } from "./move-documents";

/** Submits several documents, with the values they have now, to be learnt from; answers what came of each. */
export const submitDocuments = defineOperation({
  name: "documents.submit-many",
  permission: "TenantModel.SubmitForTraining",
  input: documentIdsInput,
  run: (context: TenantContext, input) => {
    const { shard, tenant } = context;
    const move = { to: "submitted", from: statusesThatMayBecome("submitted") } as const;
    return moveDocuments(context, input, {
      operation: "documents.submit-for-training",
      update: (document) =>
        mayMove(document.status, "submitted") ? moveStanding(shard, tenant.id, document, move) : null,
      also: (document) => putTrainingDocumentIfChanged(shard, tenant.id, document, context.now()),
    });
  },
});
