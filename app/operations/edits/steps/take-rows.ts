import { insertEditRows, type NumberedEditRow } from "~/data/shard/edit-rows";
import { type EditRow, editFileKey, noCounts } from "~/domain/edits/edit-upload";
import { UnusableFile } from "~/domain/edits/unusable-file";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { TenantContext } from "../../context";
import { requireModel } from "../../documents/steps/document-scope";
import { recordEditStep, type Upload } from "./edit-turn";
import { readEditFile } from "./read-edit-file";

/** Takes the rows out of an upload's file and keeps them. Begun again it keeps the same. Throws UnusableFile. */
export async function takeRows(context: TenantContext, upload: Upload): Promise<{ ended: boolean }> {
  const { shard, files } = context;
  const model = await requireModel(context, upload.modelId);
  const bytes = await files.bytes(editFileKey(upload.id));
  if (!bytes) throw new UnusableFile("edits.problem.missing");
  const { rows, layout } = await readEditFile(bytes, upload.format, exportedFieldsOf(model));
  const placed = withPlaces(rows);
  for (const statement of insertEditRows(shard, upload.id, placed)) await statement;
  const documents = placed.reduce((most, { place }) => Math.max(most, place), 0);
  return recordEditStep(context, upload, {
    status: "checking",
    place: 0,
    counts: noCounts,
    layout,
    documents,
    rows: rows.length,
  });
}

/** Rows with the place of their document among the documents of the file, from 1. */
function withPlaces(rows: readonly EditRow[]): NumberedEditRow[] {
  const places = new Map<string, number>();
  return rows.map((row) => {
    const place = places.get(row.documentId) ?? places.size + 1;
    places.set(row.documentId, place);
    return { ...row, place };
  });
}
