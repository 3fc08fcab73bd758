import { findMarked } from "~/data/shard/duplicates";
import { findTraining } from "~/data/shard/training-documents";
import type { DocumentSummary, ListedDocument } from "~/domain/documents/document-summary";
import type { TenantContext } from "../../context";

/** Rows of a list with what other tables know of their documents: possible duplicates, and what is learned from. */
export async function withMarks(
  { shard }: TenantContext,
  rows: readonly DocumentSummary[],
): Promise<ListedDocument[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [marked, training] = await Promise.all([findMarked(shard, ids), findTraining(shard, ids)]);
  return rows.map((row) => ({
    ...row,
    duplicate: marked.has(row.id),
    training: training.get(row.id) ?? null,
  }));
}
