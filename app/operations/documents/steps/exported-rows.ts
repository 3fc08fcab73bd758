import { readForExport, readForExportOfIds } from "~/data/shard/document-export";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { matchesAtOnce } from "~/data/shard/document-search";
import type { TenantContext } from "../../context";
import { type Matching, nextMatching } from "./next-matching";

/** Documents in memory at once, of a long table without its line items. */
const rowsAtOnce = 50;

/** A document with its result. */
export type ExportedRow = Awaited<ReturnType<typeof readForExport>>[number];

/** The documents of a filtered or searched list with their results, newest first; of these ids alone where some are given. */
export function exportedRows(
  context: TenantContext,
  matching: Matching,
  documentIds?: readonly string[],
): AsyncGenerator<ExportedRow[]> {
  if (documentIds) return rowsOfIds(context, matching.scope.modelId, documentIds);
  return matching.text ? rowsFound(context, matching) : rowsInScope(context, matching.scope);
}

async function* rowsInScope({ shard }: TenantContext, scope: DocumentScope): AsyncGenerator<ExportedRow[]> {
  let below: number | null = null;
  for (;;) {
    const rows: ExportedRow[] = await readForExport(shard, scope, below, rowsAtOnce);
    yield rows;
    below = rows.at(-1)?.document.position ?? null;
    if (rows.length < rowsAtOnce) return;
  }
}

async function* rowsFound(context: TenantContext, matching: Matching): AsyncGenerator<ExportedRow[]> {
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
