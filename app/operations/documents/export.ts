import type { StoredModel } from "~/data/shard/tenant-models";
import { defaultLayout, lineSheetLayout } from "~/domain/exports/default-layouts";
import { exportInput } from "~/domain/exports/export-inputs";
import type { ExportedField } from "~/domain/exports/exported-document";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { mappedBy, type Ready } from "../export-templates/steps/mapped-by";
import { requireTemplate } from "../export-templates/steps/require-template";
import type { FileStore } from "../ports";
import { type ExportedInPieces, exportedJson, exportedNow } from "../results/steps/exported-text";
import { headingsOf, mappedFile, sheetRows } from "../results/steps/mapped-file";
import { fileNamePart, tableContentTypes, templatePart } from "../results/steps/table-file";
import { textStream } from "../results/steps/text-stream";
import { workbookStream } from "../results/steps/workbook";
import { requireModel, scopeOf } from "./steps/document-scope";
import { type ExportedRow, exportedRows } from "./steps/exported-rows";

/** A file that is streamed: whatever its length, a page of documents is in memory. */
export type ExportFile = { stream: ReadableStream<Uint8Array>; contentType: string; fileName: string };

/**
 * The documents of a filtered or searched list as CSV, JSON or XLSX, or by a template, newest first. CSV has a row per line item, that of a
 * document without any standing alone, unless `lines` is off; XLSX has them on a sheet of their own. Values corrected by people take the place of those
 * found. Throws AppError `not-found` before anything is written; a failure later breaks the stream off.
 */
export const exportDocuments = defineOperation({
  name: "documents.export",
  permission: "TenantModel.ViewDocument",
  input: exportInput,
  async run(
    context: TenantContext,
    { format, lines, documentIds, text, template, ...filter },
  ): Promise<ExportFile> {
    const model = await requireModel(context, filter.modelId);
    const scope = scopeOf(context, filter, model.timeZone);
    const rows = () => exportedRows(context, { scope, text: text ?? "" }, documentIds);
    const documents = () => documentsOf(context.files, rows());
    const day = localDayOf(context.now(), model.timeZone);
    const period = {
      from: scope.from ? localDayOf(scope.from, model.timeZone) : undefined,
      to: scope.before ? localDayOf(new Date(scope.before.getTime() - 1), model.timeZone) : undefined,
      now: context.now(),
      timeZone: model.timeZone,
    };
    if (template !== undefined) {
      const saved = await requireTemplate(context, { modelId: model.id, templateId: template });
      const file = mappedFile({ ...mappedBy(saved.layout, model), name: saved.name, period }, documents);
      return { ...file, fileName: `${templatePart(saved.name)}-${day}.${saved.layout.format}` };
    }
    const fileName = `${fileNamePart(model.name)}-${day}.${format}`;
    const contentType = tableContentTypes[format];
    if (format === "xlsx") return { stream: workbookOf(context.files, rows, model), contentType, fileName };
    const fields = exportedFieldsOf(model);
    if (format === "json") return { stream: textStream(jsonOf(documents(), fields)), contentType, fileName };
    const layout = defaultLayout(fields, lines && fields.some(({ line }) => line));
    return { ...mappedFile({ ...mappedBy(layout, model), name: model.name, period }, documents), fileName };
  },
});

async function* jsonOf(
  documents: AsyncGenerator<ExportedInPieces>,
  fields: ExportedField[],
): AsyncGenerator<string> {
  yield "[\n";
  let between = "";
  for await (const document of documents) {
    yield between;
    yield* exportedJson(document, fields);
    between = ",\n";
  }
  yield "\n]\n";
}

/** A sheet with a row per document and, when the model has line items, one with a row for each of them. */
function workbookOf(files: FileStore, pages: () => AsyncGenerator<ExportedRow[]>, model: StoredModel) {
  const fields = exportedFieldsOf(model);
  const documents = mappedBy(defaultLayout(fields, false), model);
  const lines = mappedBy(lineSheetLayout(fields), model);
  const sheet = (name: string, mapped: Ready, always: boolean) => ({
    name,
    headings: headingsOf(mapped.layout),
    rows: () => sheetRows(mapped, documentsOf(files, pages()), always),
  });
  return workbookStream([
    sheet("Documents", documents, true),
    ...(fields.some(({ line }) => line) ? [sheet("Line items", lines, false)] : []),
  ]);
}

async function* documentsOf(
  files: FileStore,
  pages: AsyncGenerator<ExportedRow[]>,
): AsyncGenerator<ExportedInPieces> {
  for await (const rows of pages)
    for (const { document, result } of rows) yield exportedNow(files, document, result);
}
