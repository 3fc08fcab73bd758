import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { documentJson } from "~/domain/exports/document-json";
import type { ExportedField } from "~/domain/exports/exported-document";
import type { FoundValue } from "~/domain/extraction/extraction-result";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "./get-document";

/** One document as exports write it. Throws AppError `not-found`. */
export const exportDocument = defineOperation({
  name: "documents.export-one",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, input) {
    const document = await getDocument(context, input);
    return {
      fileName: `${document.id}.json`,
      json: documentJson({ ...document, fields: foundIn(document) }, columnsOf(document)),
    };
  },
});

const columnsOf = ({ fields, columns }: DocumentDetails): ExportedField[] => [
  ...fields.map(({ key, name }) => ({ key, name, line: false })),
  ...columns.map(({ key, name }) => ({ key, name, line: true })),
];

const foundIn = ({ fields }: DocumentDetails): Record<string, FoundValue> =>
  Object.fromEntries(
    fields.filter((field) => field.value !== null).map((field) => [field.key, asFound(field)]),
  );

const asFound = ({ value, raw, confidence, place, reasons }: FieldDetails): FoundValue => ({
  value: value ?? "",
  raw: raw ?? "",
  confidence: confidence ?? 0,
  place,
  reasons,
});
