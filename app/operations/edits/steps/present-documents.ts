import { readForExportOfIds } from "~/data/shard/document-export";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { rowCountOf, type StoredRows } from "~/domain/documents/row-chunks";
import { presentRowsOf, type StoredResult } from "~/domain/documents/stored-result";
import type { EditRow } from "~/domain/edits/edit-upload";
import { namedLines, type PresentDocument } from "~/domain/edits/plan-edits";
import { revisionTag } from "~/domain/edits/revision-tag";
import type { TenantContext } from "../../context";
import type { Secrets } from "../../ports";
import { loadRows } from "../../results/steps/load-rows";

const noRows: StoredRows = { inline: [], pieces: null };

/** The documents of a model that rows name, as they stand, with the line items that the rows name. */
export async function presentDocuments(
  context: TenantContext,
  modelId: string,
  rowsOf: ReadonlyMap<string, readonly EditRow[]>,
): Promise<Map<string, PresentDocument>> {
  const { files, secrets, shard } = context;
  const found = await readForExportOfIds(shard, { modelId }, [...rowsOf.keys()]);
  const present = new Map<string, PresentDocument>();
  for (const { document, result } of found) {
    const kept = result ? presentRowsOf(result) : noRows;
    const itemCount = rowCountOf(kept);
    const lines = namedLines(rowsOf.get(document.id) ?? []);
    const items: PresentDocument["items"] = new Map(
      result && lines && lines.first <= itemCount
        ? (
            await loadRows(files, result, kept, {
              first: lines.first - 1,
              count: lines.last - lines.first + 1,
            })
          ).map((item, at) => [lines.first + at, item])
        : [],
    );
    present.set(document.id, {
      id: document.id,
      revision: document.revision,
      tag: await tagOf(secrets, document.revision, result),
      status: document.status,
      fields: valuesOf(result),
      items,
      itemCount,
    });
  }
  return present;
}

/**
 * What a file says of how a document stands. Scoring documents again changes values and no revision, so that it takes them in;
 * rows of a long table are named by what they hold.
 */
export async function tagOf(
  secrets: Pick<Secrets, "digest">,
  revision: number,
  result: StoredResult | null,
): Promise<string> {
  const values = Object.entries(valuesOf(result))
    .map(([key, { value }]) => [key, value])
    .sort(([one = ""], [other = ""]) => (one < other ? -1 : 1));
  const { inline, pieces } = result ? presentRowsOf(result) : noRows;
  const rows = inline
    ? inline.map(({ cells }) => Object.entries(cells).map(([key, { value }]) => [key, value]))
    : pieces?.map(({ hash }) => hash);
  return revisionTag(revision, await secrets.digest(JSON.stringify([values, rows])));
}
