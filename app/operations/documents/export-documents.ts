import { readForExport } from "~/data/shard/document-export";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { lineItemsOf, valuesOf } from "~/domain/documents/fields-of-result";
import { byteOrderMark } from "~/domain/exports/csv";
import { documentJson } from "~/domain/exports/document-json";
import { csvHeading, csvRows } from "~/domain/exports/documents-csv";
import { exportInput } from "~/domain/exports/export-inputs";
import type { ExportedDocument, ExportedField } from "~/domain/exports/exported-document";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel, scopeOf } from "./document-scope";

/** Documents in memory at once: with long tables each may weigh a megabyte. */
const rowsAtOnce = 50;

/** A file that is written while it is read: whatever its length, a page of documents is in memory. */
export type ExportFile = { stream: ReadableStream<Uint8Array>; contentType: string; fileName: string };

/** How one format begins, writes a document, and ends. `first` is true for the first document. */
type Format = { begin: string; write(document: ExportedDocument, first: boolean): string; end: string };

/**
 * The documents of a filtered list as CSV or JSON, newest first. Values corrected by people take the place of those
 * found. Throws AppError `not-found` before anything is written; a failure later breaks the stream off.
 */
export const exportDocuments = defineOperation({
  name: "documents.export",
  permission: "TenantModel.ViewDocument",
  input: exportInput,
  async run(context: TenantContext, { format, lines, ...filter }): Promise<ExportFile> {
    const model = await requireModel(context, filter.modelId);
    const scope = scopeOf(context, filter, model.timeZone);
    const fields = exportedFieldsOf(model);
    const name = model.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "documents";
    const day = context.now().toISOString().slice(0, 10);
    return {
      stream: streamOf(context, scope, format === "csv" ? csv(fields, lines) : json(fields)),
      contentType: format === "csv" ? "text/csv; charset=utf-8" : "application/json",
      fileName: `${name}-${day}.${format}`,
    };
  },
});

const csv = (fields: ExportedField[], lines: boolean): Format => ({
  begin: byteOrderMark + csvHeading({ fields, lines }),
  write: (document) => csvRows(document, { fields, lines }),
  end: "",
});

const json = (fields: ExportedField[]): Format => ({
  begin: "[",
  write: (document, first) => `${first ? "" : ","}\n${JSON.stringify(documentJson(document, fields))}`,
  end: "\n]\n",
});

function streamOf(
  { shard }: TenantContext,
  scope: DocumentScope,
  format: Format,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let below: number | null = null;
  let first = true;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(format.begin)),
      async pull(controller) {
        const rows: Row[] = await readForExport(shard, scope, below, rowsAtOnce);
        for (const row of rows) {
          controller.enqueue(encoder.encode(format.write(exportedOf(row), first)));
          first = false;
        }
        below = rows.at(-1)?.document.position ?? null;
        if (rows.length === rowsAtOnce) return;
        controller.enqueue(encoder.encode(format.end));
        controller.close();
      },
    },
    // A page is read only when the one before was taken.
    { highWaterMark: 0 },
  );
}

type Row = Awaited<ReturnType<typeof readForExport>>[number];

const exportedOf = ({ document, result }: Row): ExportedDocument => ({
  ...document,
  fields: valuesOf(result),
  lineItems: lineItemsOf(result),
  proof: result?.proof ?? null,
  findings: result?.findings ?? null,
});
