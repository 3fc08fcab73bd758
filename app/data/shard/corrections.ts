import { and, eq, inArray, sql } from "drizzle-orm";
import { type DocumentStatus, statusesThatMayBecome } from "~/domain/documents/status";
import type { FoundValue, LineItem } from "~/domain/extraction/extraction-result";
import type { ShardDatabase } from "./shard-database";
import { corrections, documents, results } from "./shard-schema";

// Twelve columns a row, and D1 binds at most 100 parameters to a statement.
const rowsAtOnce = 8;

/** The document as the person saw it. */
export type SeenDocument = { tenantId: string; documentId: string; revision: number; attempt: number };

/** Notes changed values. Statements for one batch. */
export const insertCorrections = (shard: ShardDatabase, rows: (typeof corrections.$inferInsert)[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, chunk) =>
    shard.insert(corrections).values(rows.slice(chunk * rowsAtOnce, (chunk + 1) * rowsAtOnce)),
  );

/** Keeps what people made of a result; what the engine found stays beside it. */
export const updateEdits = (
  shard: ShardDatabase,
  { documentId, attempt }: SeenDocument,
  edits: { editedFields: Record<string, FoundValue> | null; editedLineItems: LineItem[] | null },
) =>
  shard
    .update(results)
    .set(edits)
    .where(and(eq(results.documentId, documentId), eq(results.attempt, attempt)));

type Standing = { confidence: number | null; score: number | null };

/** Moves the document on to `userEdited` and its next revision. */
export const markEdited = (shard: ShardDatabase, seen: SeenDocument, standing: Standing) =>
  shard
    .update(documents)
    .set({ status: "userEdited", revision: seen.revision + 1, ...standing })
    .where(asSeen(seen, "userEdited"));

/** Moves the document, unchanged otherwise, to another status. */
export const moveDocument = (shard: ShardDatabase, seen: SeenDocument, status: DocumentStatus) =>
  shard.update(documents).set({ status }).where(asSeen(seen, status));

/**
 * Makes its batch fail as a whole unless the document stands as it was seen and may become this status; to go first in
 * the batch. `isGuardFailure` knows the error. SQLite has no statement for this, but malformed JSON is an error.
 */
export const guardDocument = (shard: ShardDatabase, seen: SeenDocument, next: DocumentStatus) =>
  shard
    .select({ guard: sql`json(case when count(*) = 1 then '1' else 'guard' end)` })
    .from(documents)
    .where(asSeen(seen, next));

export const isGuardFailure = (error: unknown): boolean =>
  error instanceof Error && (/malformed JSON/i.test(error.message) || isGuardFailure(error.cause));

const asSeen = (seen: SeenDocument, next: DocumentStatus) =>
  and(
    eq(documents.id, seen.documentId),
    eq(documents.tenantId, seen.tenantId),
    eq(documents.revision, seen.revision),
    eq(documents.attempt, seen.attempt),
    inArray(documents.status, statusesThatMayBecome(next)),
  );
