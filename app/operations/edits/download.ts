import { cultureFormatOf } from "@fieldwise/engine/results";
import { fixedColumns, valueColumnsOf } from "~/domain/edits/edit-columns";
import { editsDownloadInput } from "~/domain/edits/edit-inputs";
import { maxEditRows } from "~/domain/edits/edit-upload";
import { csvFileText, jsonFileText, sheetCells, type ValueRow } from "~/domain/edits/written-rows";
import { AppError } from "~/domain/errors/app-error";
import type { CsvDialect } from "~/domain/exports/csv";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { totalOf } from "../documents/count-matching";
import type { ExportFile } from "../documents/export";
import { requireModel, scopeOf } from "../documents/steps/document-scope";
import { exportedRows } from "../documents/steps/exported-rows";
import { fileNamePart, tableContentTypes } from "../results/steps/table-file";
import { textStream } from "../results/steps/text-stream";
import { workbookStream } from "../results/steps/workbook";
import { valueRows } from "./steps/value-rows";

/**
 * The values of a filtered or searched list, or of some documents, as a file to be edited in a spreadsheet and uploaded again:
 * a row per document, and below it one per line item unless `lines` is off. CSV is written as the model's culture writes
 * numbers. Throws AppError `not-found`, and `invalid` when there are more documents than an upload takes.
 */
export const downloadEdits = defineOperation({
  name: "edits.download",
  permission: "TenantModel.ViewDocument",
  input: editsDownloadInput,
  async run(
    context: TenantContext,
    { format, lines, documentIds, text = "", ...filter },
  ): Promise<ExportFile> {
    const model = await requireModel(context, filter.modelId);
    const matching = { scope: scopeOf(context, filter, model.timeZone), text };
    if (!documentIds && (await totalOf(context.shard, matching)) > maxEditRows)
      throw new AppError("invalid", "edits.error.too-many-documents", { values: { most: maxEditRows } });
    const columns = valueColumnsOf(exportedFieldsOf(model), lines);
    const rows = () => valueRows(context, exportedRows(context, matching, documentIds), lines);
    const day = localDayOf(context.now(), model.timeZone);
    const file = {
      fileName: `${fileNamePart(model.name)}-values-${day}.${format}`,
      contentType: tableContentTypes[format],
    };
    if (format === "json") return { ...file, stream: textStream(jsonFileText(rows(), columns)) };
    if (format === "csv")
      return { ...file, stream: textStream(csvFileText(rows(), columns, dialectOf(model.culture))) };
    const headings = [...fixedColumns, ...columns.map(({ heading }) => heading)];
    const cells = async function* (found: AsyncIterable<ValueRow>) {
      for await (const row of found) yield sheetCells(row, columns);
    };
    return {
      ...file,
      stream: workbookStream([{ name: "Values", headings, rows: () => cells(rows()) }]),
    };
  },
});

/** How a spreadsheet of a culture reads CSV: where decimals follow a comma, semicolons part the cells. */
const dialectOf = (culture: string): CsvDialect =>
  cultureFormatOf(culture).decimal === ","
    ? { separator: ";", decimalMark: "," }
    : { separator: ",", decimalMark: "." };
