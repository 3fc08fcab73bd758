import type { FoundValue } from "@fieldwise/engine/results";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { ConcernKind } from "~/domain/documents/concerns";
import { type DocumentStatus, statusesThatMayBecome } from "~/domain/documents/status";
import { type ExpectedRevision, isAtExpectedRevision } from "./document-conditions";
import { concernsColumn } from "./document-readiness";
import { corrections, documents, results } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

type StoredRows = typeof results.$inferSelect;

/** Characters of one statement's rows, which go as one JSON text: a value that is bound holds 2 MB at most. */
const charactersAtOnce = 300_000;

type Row = Omit<typeof corrections.$inferInsert, "tenantId">;

/** Records changed values, of which a long table may have thousands at once. Statements for one batch. */
export const insertCorrections = (shard: TenantShard, rows: Row[]) =>
  textsOf(rows).map((texts) =>
    shard.insert(corrections).select(
      (tenantId) => sql`select ${at("id")}, ${tenantId}, ${at("documentId")}, ${at("field")},
        ${at("lineNumber")}, ${at("oldValue")}, ${at("newValue")}, ${at("how")}, ${at("page")}, ${at("box")}, ${at("actorId")}, ${at("at")},
        ${at("modelId")}, ${at("day")}
        from json_each(${texts})`,
    ),
  );

const at = (name: keyof Row) => sql`json_extract(value, ${sql.raw(`'$.${name}'`)})`;

/** The rows as JSON lists, none of them too long. */
function textsOf(rows: Row[]): string[] {
  const lists: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const box = row.box ? JSON.stringify(row.box) : null;
    const text = JSON.stringify({ ...row, box, at: row.at.getTime() });
    if (length + text.length > charactersAtOnce) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(text);
    length += text.length;
  }
  return lists.map((list) => `[${list.join(",")}]`);
}

/** Keeps what people made of a result; what the engine found stays beside it. */
export const updateEdits = (
  shard: TenantShard,
  { documentId, attempt }: ExpectedRevision,
  edits: { editedFields: Record<string, FoundValue> | null } & Pick<
    StoredRows,
    "editedInline" | "editedPieces"
  >,
) =>
  shard
    .update(results)
    .set(edits)
    .where(and(eq(results.documentId, documentId), eq(results.attempt, attempt)));

type Standing = { confidence: number | null; score: number | null; concerns: readonly ConcernKind[] };

/** Moves the document on to `userEdited` and its next revision. */
export const markEdited = (shard: TenantShard, seen: ExpectedRevision, { concerns, ...standing }: Standing) =>
  shard
    .update(documents)
    .set({
      status: "userEdited",
      revision: seen.revision + 1,
      ...standing,
      concerns: concernsColumn(concerns),
    })
    .where(asSeen(seen, "userEdited"));

/** Moves the document, unchanged otherwise, to another status. */
export const setDocumentStatus = (shard: TenantShard, seen: ExpectedRevision, status: DocumentStatus) =>
  shard.update(documents).set({ status }).where(asSeen(seen, status));

/**
 * Makes its batch fail as a whole unless the document stands as it was seen and may become this status; to go first in
 * the batch; with `status` it must have that, too. `isGuardFailure` knows the error. SQLite has no statement for this, but
 * malformed JSON is an error.
 */
export const guardDocument = (
  shard: TenantShard,
  seen: ExpectedRevision,
  next: DocumentStatus,
  status?: DocumentStatus,
) =>
  shard
    .select({ guard: sql`json(case when count(*) = 1 then '1' else 'guard' end)` })
    .from(documents)
    .where(and(asSeen(seen, next), status && eq(documents.status, status)));

export const isGuardFailure = (error: unknown): boolean =>
  error instanceof Error && (/malformed JSON/i.test(error.message) || isGuardFailure(error.cause));

const asSeen = (seen: ExpectedRevision, next: DocumentStatus) =>
  and(isAtExpectedRevision(seen), inArray(documents.status, statusesThatMayBecome(next)));
