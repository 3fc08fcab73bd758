import type { FoundValue } from "@fieldwise/engine/results";
import { z } from "zod";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { ExportedField } from "~/domain/exports/exported-document";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { csvFile, jsonFile } from "../results/steps/exported-text";
import { textStream } from "../results/steps/text-stream";
import type { ExportFile } from "./export";
import { getDocumentInPieces } from "./get-in-pieces";

const exportDocumentInput = documentIdInput.extend({
  format: z.enum(["json", "csv"], "documents.error.no-such-format").default("json"),
});

/** One document as exports write it: JSON, or CSV with a row per line item. Throws AppError `not-found`. */
export const exportDocument = defineOperation({
  name: "documents.export-one",
  permission: "TenantModel.ViewDocument",
  input: exportDocumentInput,
  async run(context: TenantContext, { format, ...named }): Promise<ExportFile> {
    const { document, pieces } = await getDocumentInPieces(context, named);
    const exported = { ...document, fields: foundIn(document), pieces };
    const fields = columnsOf(document);
    const fileName = `${document.id}.${format}`;
    if (format === "json")
      return { fileName, contentType: "application/json", stream: textStream(jsonFile(exported, fields)) };
    const layout = { fields, lines: document.columns.length > 0 };
    return {
      fileName,
      contentType: "text/csv; charset=utf-8",
      stream: textStream(csvFile(exported, layout)),
    };
  },
});

const columnsOf = ({ fields, columns }: DocumentDetails): ExportedField[] => [
  ...fields.map(({ key, name, type }) => ({ key, name, type, line: false })),
  ...columns.map(({ key, name, type }) => ({ key, name, type, line: true })),
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
