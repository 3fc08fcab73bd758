import { readForExport, readForExportOfIds } from "~/data/shard/document-export";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { matchesAtOnce } from "~/data/shard/document-search";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { presentRowsOf } from "~/domain/documents/stored-result";
import { byteOrderMark } from "~/domain/exports/csv";
import { csvHeading } from "~/domain/exports/documents-csv";
import type { TableLayout } from "~/domain/exports/documents-table";
import { exportInput } from "~/domain/exports/export-inputs";
import type { ExportedField } from "~/domain/exports/exported-document";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { SheetCell } from "~/domain/exports/sheet-cell";
import { documentHeadings, documentRow, lineHeadings, lineRow } from "~/domain/exports/sheet-tables";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { FileStore } from "../ports";
import {
  type ExportedInPieces,
  exportedCsv,
  exportedJson,
  exportedNow,
} from "../results/steps/exported-text";
import { eachPiece } from "../results/steps/load-rows";
import { textStream } from "../results/steps/text-stream";
import { workbookStream } from "../results/steps/workbook";
import { requireModel, scopeOf } from "./steps/document-scope";
import { type Matching, nextMatching } from "./steps/next-matching";

/** Documents in memory at once, of a long table without its line items. */
const rowsAtOnce = 50;

/** A file that is written while it is read: whatever its length, a page of documents is in memory. */
export type ExportFile = { stream: ReadableStream<Uint8Array>; contentType: string; fileName: string };

/** How one format begins, parts documents, writes one, and ends. */
type Format = {
  begin: string;
  between: string;
  write(document: ExportedInPieces): AsyncGenerator<string>;
  end: string;
};

/**
 * The documents of a filtered or searched list as CSV, JSON or XLSX, newest first. CSV has a row per line item, that of a
 * document without any standing alone, unless `lines` is off; XLSX has them on a sheet of their own. Values corrected by people take the place of those
 * found. Throws AppError `not-found` before anything is written; a failure later breaks the stream off.
 */
export const exportDocuments = defineOperation({
  name: "documents.export",
  permission: "TenantModel.ViewDocument",
  input: exportInput,
  async run(context: TenantContext, { format, lines, documentIds, text, ...filter }): Promise<ExportFile> {
    const model = await requireModel(context, filter.modelId);
    const scope = scopeOf(context, filter, model.timeZone);
    const fields = exportedFieldsOf(model);
    const name = model.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "documents";
    const day = context.now().toISOString().slice(0, 10);
    const layout = { fields, lines: lines && fields.some(({ line }) => line) };
    const rows = () =>
      documentIds
        ? rowsOfIds(context, model.id, documentIds)
        : text
          ? rowsFound(context, { scope, text })
          : rowsInScope(context, scope);
    return {
      stream:
        format === "xlsx"
          ? xlsxOf(context.files, rows, fields)
          : textStream(textOf(context.files, rows(), format === "csv" ? csv(layout) : json(fields))),
      contentType: contentTypes[format],
      fileName: `${name}-${day}.${format}`,
    };
  },
});

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const csv = (layout: TableLayout): Format => ({
  begin: byteOrderMark + csvHeading(layout),
  between: "",
  write: (document) => exportedCsv(document, layout),
  end: "",
});

const json = (fields: ExportedField[]): Format => ({
  begin: "[\n",
  between: ",\n",
  write: (document) => exportedJson(document, fields),
  end: "\n]\n",
});

type Row = Awaited<ReturnType<typeof readForExport>>[number];

async function* rowsInScope({ shard }: TenantContext, scope: DocumentScope): AsyncGenerator<Row[]> {
  let below: number | null = null;
  for (;;) {
    const rows: Row[] = await readForExport(shard, scope, below, rowsAtOnce);
    yield rows;
    below = rows.at(-1)?.document.position ?? null;
    if (rows.length < rowsAtOnce) return;
  }
}

async function* rowsFound(context: TenantContext, matching: Matching): AsyncGenerator<Row[]> {
  for (let below: number | null = null; ; ) {
    const next = await nextMatching(context.shard, matching, below, matchesAtOnce);
    yield* rowsOfIds(context, matching.scope.modelId, next.ids);
    if (next.ended) return;
    below = next.below;
  }
}

async function* rowsOfIds({ shard }: TenantContext, modelId: string, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += rowsAtOnce)
    yield await readForExportOfIds(shard, { modelId }, ids.slice(start, start + rowsAtOnce));
}

async function* textOf(
  files: FileStore,
  pages: AsyncGenerator<Row[]>,
  { begin, between, write, end }: Format,
): AsyncGenerator<string> {
  yield begin;
  let first = true;
  for await (const rows of pages)
    for (const { document, result } of rows) {
      if (!first) yield between;
      yield* write(exportedNow(files, document, result));
      first = false;
    }
  yield end;
}

/** A sheet with a row per document and, when the model has line items, one with a row for each of them. */
const xlsxOf = (files: FileStore, pages: () => AsyncGenerator<Row[]>, fields: ExportedField[]) =>
  workbookStream([
    {
      name: "Documents",
      headings: documentHeadings(fields),
      rows: () => documentRows(pages(), fields),
    },
    ...(fields.some(({ line }) => line)
      ? [
          {
            name: "Line items",
            headings: lineHeadings(fields),
            rows: () => lineRows(files, pages(), fields),
          },
        ]
      : []),
  ]);

async function* documentRows(
  pages: AsyncGenerator<Row[]>,
  fields: ExportedField[],
): AsyncGenerator<SheetCell[]> {
  for await (const rows of pages)
    for (const { document, result } of rows)
      yield documentRow({ ...document, fields: valuesOf(result), proof: null, findings: null }, fields);
}

async function* lineRows(
  files: FileStore,
  pages: AsyncGenerator<Row[]>,
  fields: ExportedField[],
): AsyncGenerator<SheetCell[]> {
  for await (const rows of pages)
    for (const { document, result } of rows) {
      if (!result) continue;
      const exported = { ...document, fields: valuesOf(result) };
      let line = 0;
      for await (const piece of eachPiece(files, result, presentRowsOf(result)))
        for (const item of piece) {
          line += 1;
          yield lineRow(exported, item, line, fields);
        }
    }
}
