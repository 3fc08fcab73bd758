import { noteOutcomes, selectRowsBetween } from "~/data/shard/edit-rows";
import { fieldsBySource } from "~/domain/edits/edit-columns";
import type { EditRow, RowCounts } from "~/domain/edits/edit-upload";
import { howWritten, type Sample } from "~/domain/edits/how-written";
import {
  type PlannedColumn,
  type PresentDocument,
  planEdits,
  plannedColumns,
} from "~/domain/edits/plan-edits";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { TenantContext } from "../../context";
import { requireModel } from "../../documents/steps/document-scope";
import { byDocument, countsOf, recordEditStep, type Upload, writingOf } from "./edit-turn";
import { presentDocuments } from "./present-documents";

/** Documents of a turn; one alone may have thousands of rows. */
const documentsAtOnce = 50;

/**
 * Compares the next documents of an upload with its rows. The first ones also show how the file writes dates and decimals,
 * which holds for all of it.
 */
export async function checkNext(context: TenantContext, upload: Upload): Promise<{ ended: boolean }> {
  const { shard } = context;
  const until = Math.min(upload.place + documentsAtOnce, upload.documents);
  const model = await requireModel(context, upload.modelId);
  const columns = plannedColumns(upload.layout, fieldsBySource(exportedFieldsOf(model)));
  const rows = byDocument(await selectRowsBetween(shard, upload.id, upload.place, until));
  const present = await presentDocuments(context, upload.modelId, rows);
  const layout =
    upload.place === 0
      ? { ...upload.layout, ...howWritten(samplesOf(rows, present, columns)) }
      : upload.layout;
  const writing = writingOf(model.culture, upload, layout);
  const planned = [...rows].flatMap(
    ([documentId, own]) => planEdits(own, present.get(documentId) ?? null, columns, writing).rows,
  );
  for (const statement of noteOutcomes(shard, upload.id, planned, null)) await statement;
  const counts = await countsOf(context, upload);
  return recordEditStep(context, upload, { ...nextOf(upload, until, counts, context.now()), counts, layout });
}

function nextOf({ documents, applies }: Upload, until: number, { change }: RowCounts, endedAt: Date) {
  if (until < documents) return { status: "checking" as const, place: until };
  if (change === 0) return { status: "done" as const, place: 0, endedAt };
  return { status: applies ? ("applying" as const) : ("ready" as const), place: 0 };
}

/** The cells of texts beside the present values of the documents. */
function* pairsOf(
  rows: ReadonlyMap<string, readonly EditRow[]>,
  present: ReadonlyMap<string, PresentDocument>,
  columns: readonly PlannedColumn[],
): Generator<Sample> {
  for (const [documentId, own] of rows) {
    const document = present.get(documentId);
    if (!document) continue;
    for (const { line, cells } of own) {
      const values = line === "" ? document.fields : document.items.get(Number(line))?.cells;
      for (const [at, cell] of cells.entries()) {
        const field = columns[at]?.field;
        if (typeof cell === "string" && cell !== "" && field && values)
          yield { cell, present: values[field.key]?.value ?? "", type: field.type };
      }
    }
  }
}

const samplesOf = (...asked: Parameters<typeof pairsOf>): Sample[] => [...pairsOf(...asked)];
