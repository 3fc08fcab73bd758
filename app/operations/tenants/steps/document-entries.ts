import { read } from "~/data/commit";
import {
  selectCorrectionsForExport,
  selectDocumentsForExport,
  selectModelsForExport,
  selectResultsForExport,
} from "~/data/shard/tenant-export";
import { documentFiles } from "~/domain/documents/document-files";
import { editedRowsOf, readRowsOf } from "~/domain/documents/stored-result";
import { archivedName, isRestoredFile } from "~/domain/tenants/restored-files";
import type { FileStore } from "../../ports";
import type { RunContext } from "../../processing/processing-context";
import { rowsText } from "../../results/steps/rows-text";
import { textStream } from "../../results/steps/text-stream";
import type { ArchiveEntry } from "./organization-entries";

/** What one archive holds at most; the last document may go beyond the bytes. */
export type ArchiveLimits = { documents: number; bytes: number };

/** Where an export stands: the documents after this one are still to come. */
type Cursor = { modelId: string; position: number };

/** How far the entries have come: filled while they are read. */
export type Progress = { documents: number; bytes: number; after: string; done: boolean };

const rowsAtOnce = 50;
const filesAtOnce = 500;

/**
 * The documents after `after`, model by model in order of arrival, until the limits are reached: each one's file as it
 * came, and its values as read and as edited, with the corrections.
 */
export async function* documentEntries(
  context: RunContext,
  progress: Progress,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveEntry> {
  const models = await selectModelsForExport(context.shard);
  const start = cursorOf(progress.after);
  for (const model of models.filter(({ id }) => id >= start.modelId)) {
    let after = model.id === start.modelId ? start.position : -1;
    for (;;) {
      const rows = await selectDocumentsForExport(context.shard, {
        modelId: model.id,
        after,
        limit: rowsAtOnce,
      });
      for (const row of rows) {
        if (progress.documents >= limits.documents || progress.bytes >= limits.bytes) return;
        yield* entriesOf(context, model.name, row, progress);
        after = row.position;
        progress.after = `${model.id}:${row.position}`;
        progress.documents += 1;
        progress.bytes += row.byteSize;
      }
      if (rows.length < rowsAtOnce) break;
    }
  }
  progress.done = true;
}

type DocumentRow = Awaited<ReturnType<typeof selectDocumentsForExport>>[number];

async function* entriesOf(
  { shard, files }: RunContext,
  modelName: string,
  document: DocumentRow,
  progress: Progress,
): AsyncGenerator<ArchiveEntry> {
  const folder = `documents/${folderName(modelName)}/${document.id}`;
  const lastModified = document.receivedAt;
  const original = await files.get(documentFiles.original(document.id));
  if (original)
    yield { name: `${folder}/${fileName(document.fileName)}`, input: original.stream, lastModified };
  const [results, corrections] = await read(shard, [
    selectResultsForExport(shard, document.id),
    selectCorrectionsForExport(shard, document.id),
  ]);
  const input = textStream(valuesText(files, { document, results, corrections }));
  yield { name: `${folder}/values.json`, input, lastModified };
  yield* readingOf(files, document, progress);
}

/** What was read of a document, for being restored: its words, and the rows of long tables. */
async function* readingOf(
  files: FileStore,
  { id, receivedAt }: DocumentRow,
  progress: Progress,
): AsyncGenerator<ArchiveEntry> {
  const all = documentFiles.all(id);
  for (let after = "", isMore = true; isMore; ) {
    const found = await files.list(all, after, filesAtOnce);
    for (const { key, byteSize } of found) {
      after = key;
      const file = isRestoredFile(key) && key !== documentFiles.original(id) ? await files.get(key) : null;
      if (!file) continue;
      progress.bytes += byteSize;
      yield { name: archivedName(key), input: file.stream, lastModified: receivedAt };
    }
    isMore = found.length === filesAtOnce;
  }
}

type Values = {
  document: DocumentRow;
  results: Awaited<ReturnType<typeof selectResultsForExport>>;
  corrections: Awaited<ReturnType<typeof selectCorrectionsForExport>>;
};

/** What is known of a document as JSON, streamed: of a long table one piece is in memory. */
async function* valuesText(files: FileStore, { document, results, corrections }: Values) {
  yield `{"document":${JSON.stringify(document, null, 2)},\n"results":[`;
  for (const [index, result] of results.entries()) {
    const { inlineItems, itemPieces, editedInline, editedPieces, ...rest } = result;
    yield `${index > 0 ? "," : ""}\n${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "lineItems": `;
    yield* rowsText(files, result, readRowsOf(result));
    const edited = editedRowsOf(result);
    yield ',\n  "editedLineItems": ';
    if (edited) yield* rowsText(files, result, edited);
    else yield "null";
    yield "\n}";
  }
  yield `],\n"corrections":${JSON.stringify(corrections, null, 2)}}\n`;
}

function cursorOf(after: string): Cursor {
  const [modelId = "", position = "-1"] = after.split(":");
  return { modelId, position: Number(position) };
}

// Names in an archive become paths on someone's disk.
const folderName = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "model";
const fileName = (name: string) => `original-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_")}`;
