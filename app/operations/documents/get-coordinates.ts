import { documentIdInput } from "~/domain/documents/document-inputs";
import { defineOperation } from "../define-operation";
import { type AnnotationContext, annotationEntries } from "../training/steps/annotation-entries";
import { getChunkedDocument } from "./get-in-pieces";

/**
 * Where the values of a document stand, as JSON, and images of its pages, as entries of an archive. Throws AppError
 * `not-found`.
 */
export const getCoordinates = defineOperation({
  name: "documents.get-coordinates",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: AnnotationContext, named) {
    return annotationEntries(context, [await getChunkedDocument(context, named)]);
  },
});
