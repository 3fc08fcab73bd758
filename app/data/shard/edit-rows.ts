import { and, asc, count, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { EditRow, RowOutcome, RowReport } from "~/domain/edits/edit-upload";
import { storedText } from "~/domain/stored/stored-kind";
import { rowReportKind } from "~/domain/stored/work-kinds";
import { editRows } from "./edit-schema";
import type { TenantShard } from "./tenant-shard";

/** Characters of one statement's rows, which go as one JSON text: a value that is bound holds 2 MB at most. */
const charactersAtOnce = 500_000;

export type NumberedEditRow = EditRow & { place: number };

/** Keeps rows of an upload; those that are kept already stay. Statements, each of which may stand alone. */
export const insertEditRows = (shard: TenantShard, uploadId: string, rows: readonly NumberedEditRow[]) =>
  inTexts(rows.map((row) => JSON.stringify(row))).map((texts) =>
    shard
      .insert(editRows)
      .select(
        (tenantId) => sql`select ${tenantId}, ${uploadId}, value ->> 'number', value ->> 'place',
          value ->> 'documentId', value ->> 'revision', value ->> 'line', value -> 'cells', null, null
          from json_each(${texts}) where true`,
      )
      .onConflictDoNothing(),
  );

function inTexts(texts: readonly string[]): string[] {
  const lists: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    if (length + text.length > charactersAtOnce) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(text);
    length += text.length;
  }
  return lists.map((list) => `[${list.join(",")}]`);
}

const isOf = (uploadId: string) => eq(editRows.uploadId, uploadId);

export type KeptRow = EditRow & { place: number; outcome: RowOutcome | null };

const columns = {
  number: editRows.number,
  place: editRows.place,
  documentId: editRows.documentId,
  revision: editRows.revision,
  line: editRows.line,
  cells: editRows.cells,
  outcome: editRows.outcome,
};

/** The rows of some documents of an upload, those from `after` (left out) to `until`, document by document as in the file. */
export const selectRowsBetween = (shard: TenantShard, uploadId: string, after: number, until: number) =>
  shard
    .select(columns)
    .from(editRows)
    .where(and(isOf(uploadId), gt(editRows.place, after), lte(editRows.place, until)))
    .orderBy(asc(editRows.place), asc(editRows.number));

/** The rows of the documents at these places of an upload, fifty at most. */
export const selectRowsAt = (shard: TenantShard, uploadId: string, places: readonly number[]) =>
  shard
    .select(columns)
    .from(editRows)
    .where(and(isOf(uploadId), inArray(editRows.place, [...places])))
    .orderBy(asc(editRows.place), asc(editRows.number));

/** The next places of documents with something to save, of those from `after` (left out) to `until`. */
export const selectChangingPlaces = (
  shard: TenantShard,
  uploadId: string,
  { after, until, limit }: { after: number; until: number; limit: number },
) =>
  shard
    .selectDistinct({ place: editRows.place })
    .from(editRows)
    .where(
      and(
        isOf(uploadId),
        gt(editRows.place, after),
        lte(editRows.place, until),
        // The plus keeps the planner with the index of places, which is bounded by them.
        sql`+${editRows.outcome} = 'change'`,
      ),
    )
    .orderBy(asc(editRows.place))
    .limit(limit);

/** How many rows of an upload came to what. */
export const countOutcomes = (shard: TenantShard, uploadId: string) =>
  shard
    .select({ outcome: editRows.outcome, rows: count() })
    .from(editRows)
    .where(isOf(uploadId))
    .groupBy(editRows.outcome);

type Told = { number: number; outcome: RowOutcome; report: RowReport };

/** Records what rows do, or did, as long as they stand as `seen`. Statements, each of which may stand alone. */
export const noteOutcomes = (
  shard: TenantShard,
  uploadId: string,
  rows: readonly Told[],
  seen: RowOutcome | null,
) =>
  inTexts(
    rows.map(({ report, ...row }) => JSON.stringify({ ...row, report: storedText(rowReportKind, report) })),
  ).map((texts) =>
    shard
      .insert(editRows)
      // The rows are there: by the conflict each is found by its key, where a join would look through all for each.
      .select(
        (tenantId) => sql`select ${tenantId}, ${uploadId}, value ->> 'number', 0, '', '', '', '[]',
          value ->> 'outcome', value ->> 'report'
          from json_each(${texts}) where true`,
      )
      .onConflictDoUpdate({
        target: [editRows.uploadId, editRows.number],
        set: { outcome: sql`excluded.outcome`, report: sql`excluded.report` },
        setWhere: sql`${editRows.outcome} is ${seen}`,
      }),
  );

/** Records that what the rows of one document would change was saved; for the batch that saves it. */
export const markChanged = (shard: TenantShard, uploadId: string, place: number) =>
  shard
    .update(editRows)
    .set({ outcome: "changed" })
    .where(and(isOf(uploadId), eq(editRows.place, place), eq(editRows.outcome, "change")));

/** The next rows of an upload behind a row, with what they do; those of one outcome, or all. */
export const selectReportedRows = (
  shard: TenantShard,
  uploadId: string,
  { outcome, after, limit }: { outcome: RowOutcome | undefined; after: number; limit: number },
) =>
  shard
    .select({
      number: editRows.number,
      documentId: editRows.documentId,
      line: editRows.line,
      outcome: editRows.outcome,
      report: editRows.report,
    })
    .from(editRows)
    .where(and(isOf(uploadId), outcome && inArray(editRows.outcome, [outcome]), gt(editRows.number, after)))
    .orderBy(asc(editRows.number))
    .limit(limit);
