import { annotationInput } from "~/domain/annotations/annotation";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { saveAnnotation } from "../training/steps/save-annotation";
import type { SavedCorrections } from "./save-corrections";

/**
 * Takes in one document that was annotated somewhere else: values and places are checked, saved as a person's
 * corrections are, and learned from. Throws AppError `not-found` and `conflict`, and InvalidInput.
 */
export const updateCoordinates = defineOperation({
  name: "documents.update-coordinates",
  permission: "TenantModel.EditDocument",
  input: annotationInput.extend({ modelId: annotationInput.shape.documentId }),
  run: (context: TenantContext, { modelId, ...annotation }): Promise<SavedCorrections> =>
    saveAnnotation(context, annotation, { modelId }),
});
