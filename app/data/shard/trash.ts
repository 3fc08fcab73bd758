import { and, desc, eq, getTableColumns, gt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { TrashedRow, TrashedRows } from "~/domain/documents/trash";
import type { Statement } from "../commit";
import type { NewRow } from "../new-row";
import { duplicateSketches } from "./duplicate-schema";
import { layoutKeys } from "./memory-schema";
import { corrections, documentComments, documents, pages, results } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";
import { trashedDocuments } from "./trash-schema";

/** Characters of one statement's rows, which go as one JSON text: a value that is bound holds 2 MB at most. */
const charactersAtOnce = 300_000;

/** What is kept of a document besides its own row, in the order in which it is put back. */
const parts = {
  pages,
  results,
  corrections,
  comments: documentComments,
  layoutKeys,
  sketches: duplicateSketches,
} as const satisfies Record<Exclude<keyof TrashedRows, "document">, SQLiteTable>;

const partNames = Object.keys(parts) as (keyof typeof parts)[];

/** The rows of a document as the database has them; null when it is not there. */
export async function readTrashedRows(shard: TenantShard, documentId: string): Promise<TrashedRows | null> {
  const [document] = await shard.all<TrashedRow>(
    (tenantId) => sql`select ${columnsOf(documents)} from documents
      where id = ${documentId} and tenant_id = ${tenantId}`,
  );
  if (!document) return null;
  const rows: TrashedRows = {
    document,
    pages: [],
    results: [],
    corrections: [],
    comments: [],
    layoutKeys: [],
    sketches: [],
  };
  for (const name of partNames)
    rows[name] = await shard.all<TrashedRow>(
      (tenantId) => sql`select ${columnsOf(parts[name])} from ${parts[name]} where document_id = ${documentId}
        and exists (select 1 from documents d where d.id = ${documentId} and d.tenant_id = ${tenantId})`,
    );
  return rows;
}

/**
 * Puts a document's rows back; statements for one batch. It gets its place in the list again, or the last one when another has it,
 * and loses the key it came in with when that came again.
 */
export function putBackRows(shard: TenantShard, rows: TrashedRows): [Statement, ...Statement[]] {
  const { model_id: modelId, position, source_key: sourceKey, parent_document_id: parent } = rows.document;
  const of = (tenantId: string): Record<string, SQL> => ({
    tenant_id: sql`${tenantId}`,
    position: sql`(select case when exists (select 1 from documents where model_id = ${modelId} and position = ${position})
      then (select max(position) + 1 from documents where model_id = ${modelId}) else ${position} end)`,
    source_key: sql`(select case when exists (select 1 from documents where tenant_id = ${tenantId} and source_key = ${sourceKey})
      then null else ${sourceKey} end)`,
    parent_document_id: sql`(select id from documents where id = ${parent} and tenant_id = ${tenantId})`,
  });
  const itself = shard
    .insert(documents)
    .select((tenantId) => selectOf(documents, JSON.stringify([rows.document]), of(tenantId)));
  const { id } = rows.document;
  const others = partNames.flatMap((name) =>
    textsOf(rows[name]).map((text) =>
      shard.insert(parts[name]).select(
        (tenantId) => sql`${selectOf(parts[name], text, { tenant_id: sql`${tenantId}` })}
          where exists (select 1 from documents d where d.id = ${id} and d.tenant_id = ${tenantId})`,
      ),
    ),
  );
  return [itself, ...others];
}

const insertable = (table: SQLiteTable) =>
  Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);

const columnsOf = (table: SQLiteTable): SQL =>
  sql.join(
    insertable(table).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

function selectOf(table: SQLiteTable, text: string, instead: Record<string, SQL>): SQL {
  const values = insertable(table).map(
    ({ name }) => instead[name] ?? sql`json_extract(value, ${sql.raw(`'$.${name}'`)})`,
  );
  return sql`select ${sql.join(values, sql`, `)} from json_each(${text})`;
}

/** The rows as JSON lists, none of them too long. */
function textsOf(rows: readonly TrashedRow[]): string[] {
  const lists: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > charactersAtOnce) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(text);
    length += text.length;
  }
  return lists.map((list) => `[${list.join(",")}]`);
}

/** Records that a document is in the trash, once it is deleted. */
export const insertTrashed = (shard: TenantShard, row: NewRow<typeof trashedDocuments>) =>
  shard
    .insert(trashedDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: trashedDocuments.documentId,
      set: { deletedAt: row.deletedAt, deletedBy: row.deletedBy, eraseAt: row.eraseAt },
    });

const isTrashed = (documentId: string) => eq(trashedDocuments.documentId, documentId);

/** Makes its batch fail unless the document can be restored now; to go first. `isGuardFailure` knows the error. */
export const guardTrashed = (shard: TenantShard, documentId: string, now: Date) =>
  shard
    .select({ guard: sql`json(case when count(*) = 1 then '1' else 'guard' end)` })
    .from(trashedDocuments)
    .where(and(isTrashed(documentId), gt(trashedDocuments.eraseAt, now)));

/** A document in the trash of a model, or null. */
export async function findTrashed(shard: TenantShard, modelId: string, documentId: string) {
  const row = await shard
    .select()
    .from(trashedDocuments)
    .where(and(isTrashed(documentId), eq(trashedDocuments.modelId, modelId)))
    .get();
  return row ?? null;
}

/** Removes a document from the trash; returns it unless it was not there. */
export const deleteTrashed = (shard: TenantShard, documentId: string) =>
  shard
    .delete(trashedDocuments)
    .where(isTrashed(documentId))
    .returning({ documentId: trashedDocuments.documentId });

/** Where a page of the trash begins: behind the one that was deleted then. */
export type TrashCursor = { deletedAt: number; documentId: string };

/** A model's documents that can be restored, the latest deleted first. */
export const selectTrashed = (
  shard: TenantShard,
  { modelId, now }: { modelId: string; now: Date },
  after: TrashCursor | null,
  limit: number,
) =>
  shard
    .select()
    .from(trashedDocuments)
    .where(
      and(
        eq(trashedDocuments.modelId, modelId),
        gt(trashedDocuments.eraseAt, now),
        after
          ? sql`(${trashedDocuments.deletedAt}, ${trashedDocuments.documentId}) < (${after.deletedAt}, ${after.documentId})`
          : undefined,
      ),
    )
    .orderBy(desc(trashedDocuments.deletedAt), desc(trashedDocuments.documentId))
    .limit(limit);

/** Makes a model's whole trash due now: the next sweep erases it, a few at a time. */
export const expireTrash = (shard: TenantShard, modelId: string, now: Date) =>
  shard
    .update(trashedDocuments)
    .set({ eraseAt: now })
    .where(and(eq(trashedDocuments.modelId, modelId), gt(trashedDocuments.eraseAt, now)));

/** Documents of all tenants that had their time in the trash, the longest first. */
export const selectDueTrash = (shard: SweepShard, now: Date, limit: number) =>
  shard
    .select({ tenantId: trashedDocuments.tenantId, documentId: trashedDocuments.documentId })
    .from(trashedDocuments)
    .where(lte(trashedDocuments.eraseAt, now))
    .orderBy(trashedDocuments.eraseAt)
    .limit(limit);
