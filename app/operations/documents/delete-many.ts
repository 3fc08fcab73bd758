import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { deleteDocument } from "./delete";

/** Puts several documents into the trash, each for itself as one is deleted alone; returns the outcome of each. */
export const deleteDocuments = defineOperation({
  name: "documents.delete-many",
  permission: "TenantModel.DeleteDocument",
  input: documentIdsInput,
  async run(context: TenantContext, { documentIds, modelId }): Promise<DocumentOutcome[]> {
    const outcomes: DocumentOutcome[] = [];
    for (const documentId of documentIds) outcomes.push(await deleteOne(context, documentId, modelId));
    return outcomes;
  },
});

async function deleteOne(
  context: TenantContext,
  documentId: string,
  modelId: string | undefined,
): Promise<DocumentOutcome> {
  try {
    await deleteDocument(context, { documentId, modelId });
    return { documentId, outcome: "done" };
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== "not-found" && error.code !== "conflict"))
      throw error;
    return { documentId, outcome: error.code };
  }
}
