import { namedDocumentsIn } from "~/domain/exports/named-document";
import { catalogueFields, type RefusedValue, refusedValues } from "~/domain/validation/refused-rows";
import { directReportInput } from "~/domain/validation/validation-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { receivedFieldsOf } from "./steps/report-pages";

/** What would be refused of a document of a file. */
export type CheckedFileDocument = { documentId: string; fileName: string; refused: RefusedValue[] };

/**
 * What a receiving system would refuse of a JSON file as we export it; nothing is kept. With a model its required fields and own
 * fields count, without one none is required. Throws AppError `not-found`, and `invalid` with the place where the file is not as
 * we write it.
 */
export const checkValidationFile = defineOperation({
  name: "validation.check-direct",
  permission: "TenantModel.ViewDocument",
  input: directReportInput,
  async run(context: TenantContext, { modelId, bytes }): Promise<CheckedFileDocument[]> {
    const fields = modelId ? receivedFieldsOf(await requireModel(context, modelId)) : catalogueFields;
    return namedDocumentsIn(new TextDecoder().decode(bytes)).map((document) => ({
      documentId: document.documentId,
      fileName: document.fileName,
      refused: refusedValues(document, fields),
    }));
  },
});
