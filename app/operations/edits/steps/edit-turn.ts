import { countOutcomes } from "~/data/shard/edit-rows";
import { type EditStep, type findEditUpload, recordEditStepResult } from "~/data/shard/edit-uploads";
import type { Writing } from "~/domain/documents/typed-number";
import { type EditLayout, type EditRow, noCounts, type RowCounts } from "~/domain/edits/edit-upload";
import type { TenantContext } from "../../context";

/** An upload with all that its job needs. */
export type Upload = NonNullable<Awaited<ReturnType<typeof findEditUpload>>>;

/** Records the result of a step, unless another run of it did. Returns whether nothing is left to do. */
export async function recordEditStep(
  { shard, now }: TenantContext,
  { id: uploadId, status, place }: Upload,
  turn: Omit<EditStep, "at">,
): Promise<{ ended: boolean }> {
  await recordEditStepResult(shard, { uploadId, status, place }, { ...turn, at: now() });
  return { ended: turn.status === "ready" || turn.status === "done" };
}

/** How many rows of an upload came to what, as they are now: at most 10,000 are counted, in the index alone. */
export async function countsOf({ shard }: TenantContext, { id }: Upload): Promise<RowCounts> {
  const counts = { ...noCounts };
  for (const { outcome, rows } of await countOutcomes(shard, id)) if (outcome) counts[outcome] = rows;
  return counts;
}

/** Rows by the document that they name. */
export function byDocument<Row extends EditRow>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const others = found.get(row.documentId);
    if (others) others.push(row);
    else found.set(row.documentId, [row]);
  }
  return found;
}

/** How the cells of an upload are to be read: as the file shows it, else as the model's culture writes. */
export const writingOf = (
  culture: string,
  { format }: Pick<Upload, "format">,
  { monthFirst, decimalMark }: EditLayout,
): Writing => ({
  culture,
  canonicalFirst: format === "json",
  ...(monthFirst !== null && { monthFirst }),
  ...(decimalMark !== null && { decimalMark }),
});
