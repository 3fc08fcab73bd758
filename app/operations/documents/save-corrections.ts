import { saveCorrectionsInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type SavedCorrections, saveCorrected } from "./steps/save-corrected";

export type { SavedCorrections };

/**
 * Saves what a person typed or clicked. Only changed values are recorded; they have confidence 1 from then on and the
 * document becomes `userEdited`. Typed values are found back on the pages, and the layout's memory learns from the
 * whole document at once. Throws AppError `not-found`, `conflict` when someone saved since `revision` or the document
 * cannot be edited now, and InvalidInput naming every value that was not understood.
 */
export const saveCorrections = defineOperation({
  name: "documents.save-corrections",
  permission: "TenantModel.EditDocument",
  input: saveCorrectionsInput,
  run: (context: TenantContext, input): Promise<SavedCorrections> => saveCorrected(context, input),
});
