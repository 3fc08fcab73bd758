import { changeStatusIfUnchanged, putTrainingDocumentIfChanged } from "~/data/shard/document-moves";
import { isSettled, statusWhenSubmitted } from "~/domain/documents/status";
import type { TenantContext } from "../../context";
import type { DocumentMove } from "./move-documents";

/** Submission for training: a settled document stays what it is and is learned from besides, once. */
export const submissionMove = (context: TenantContext): DocumentMove => {
  const { shard } = context;
  return {
    operation: "documents.submit-for-training",
    update: (document) => {
      const { status } = document;
      const to = statusWhenSubmitted(status);
      const move = to && { to, from: [status], unlessTraining: isSettled(to) };
      return move && changeStatusIfUnchanged(shard, document, move);
    },
    also: (document) => putTrainingDocumentIfChanged(shard, document, context.now()),
  };
};
