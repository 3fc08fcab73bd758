import { z } from "zod";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import { defineOperation } from "../define-operation";
import { getChunkedDocument } from "../documents/get-in-pieces";
import { type AnnotationContext, annotationEntries } from "./steps/annotation-entries";

/** Pages are drawn one by one; more documents at once would keep someone waiting for too long. */
const mostAtOnce = 20;

const annotationsInput = z.object({
  baseModelId: z.string().min(1).max(64),
  documentIds: z
    .array(z.string().min(1).max(64))
    .min(1, "documents.error.none-chosen")
    .max(mostAtOnce, "annotations.error.too-many-documents"),
});

/**
 * What is needed to annotate documents of a base model somewhere else, as entries of an archive. Asks for the permission to
 * view documents too. Throws AppError `not-found` when the base model or one of them is not there.
 */
export const getAnnotations = defineOperation({
  name: "training.get-annotations",
  permission: "Model.ViewTrainingDocument",
  input: annotationsInput,
  async run(context: AnnotationContext, { baseModelId, documentIds }) {
    if (!baseModelOf(baseModelId)) throw new AppError("not-found", "error.model-not-found");
    const documents = [];
    for (const documentId of new Set(documentIds)) {
      const found = await getChunkedDocument(context, { documentId });
      if (found.document.baseModelId !== baseModelId)
        throw new AppError("not-found", "documents.error.not-found");
      documents.push(found);
    }
    return {
      entries: annotationEntries(context, documents),
      documents: documents.map(({ document }) => document.id),
    };
  },
});
