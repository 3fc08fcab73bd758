import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments } from "./steps/move-documents";
import { submissionMove } from "./steps/submission-move";

/** Submits several documents, with the values they have now, to be learned from; returns the outcome of each. */
export const submitDocuments = defineOperation({
  name: "documents.submit-many",
  permission: "TenantModel.SubmitForTraining",
  input: documentIdsInput,
  run: (context: TenantContext, input) => moveDocuments(context, input, submissionMove(context)),
});
