import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { ConcernKind } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import type { NewRow } from "../new-row";
import { isAtExpectedRevision } from "./document-conditions";
import { concernsColumn } from "./document-readiness";
import { rescorings } from "./memory-schema";
import { documents, results } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type RescoringRow = typeof rescorings.$inferSelect;

/** Records that a correction sets waiting documents going; a later one of the same document takes its place. */
export const startRescoring = (shard: TenantShard, row: NewRow<typeof rescorings>) => {
  const { documentId: _, ...set } = { checked: 0, improved: 0, endedAt: null, ...row };
  return shard.insert(rescorings).values(row).onConflictDoUpdate({ target: rescorings.documentId, set });
};

/** Counts on after some documents were scored again; nothing when a later correction took over. */
export const advanceRescoring = (
  shard: TenantShard,
  { documentId, revision }: Pick<RescoringRow, "documentId" | "revision">,
  step: { checkedBefore: number; checked: number; improved: number; endedAt: Date | null },
) =>
  shard
    .update(rescorings)
    .set({
      checked: step.checked,
      improved: sql`${rescorings.improved} + ${step.improved}`,
      endedAt: step.endedAt,
    })
    .where(
      and(
        eq(rescorings.documentId, documentId),
        eq(rescorings.revision, revision),
        eq(rescorings.checked, step.checkedBefore),
      ),
    );

/** Ends scorings that were begun before a moment and never ended. */
export const endOldRescorings = (shard: SweepShard, before: Date, endedAt: Date, limit: number) =>
  shard
    .update(rescorings)
    .set({ endedAt })
    .where(
      inArray(
        rescorings.documentId,
        shard
          .select({ documentId: rescorings.documentId })
          .from(rescorings)
          .where(and(isNull(rescorings.endedAt), lte(rescorings.startedAt, before)))
          .orderBy(asc(rescorings.startedAt))
          .limit(limit),
      ),
    );

/** What a document's latest correction did for others; a batch item. */
export const selectRescoring = (shard: TenantShard, documentId: string) =>
  shard.select().from(rescorings).where(eq(rescorings.documentId, documentId));

/** A document as it was read before it is scored again. */
export type ReadAttempt = { documentId: string; attempt: number };

const waiting: DocumentStatus[] = ["success", "failed"];

const stillWaits = (shard: TenantShard, { documentId, attempt }: ReadAttempt) =>
  shard
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(isAtExpectedRevision({ documentId, attempt, revision: 0 }), inArray(documents.status, waiting)),
    );

/** Documents of a model that nobody has touched since they were read, the latest first, below position `before`. */
export const selectWaiting = (
  shard: TenantShard,
  { modelId }: { modelId: string },
  { before, limit }: { before: number | null; limit: number },
) =>
  shard
    .select({ id: documents.id, position: documents.position })
    .from(documents)
    .where(
      and(
        eq(documents.modelId, modelId),
        eq(documents.revision, 0),
        inArray(documents.status, waiting),
        before === null ? undefined : lt(documents.position, before),
      ),
    )
    .orderBy(desc(documents.position))
    .limit(limit);

/** Puts a new answer in the place of the machine's old one; nothing once a person has touched the document. */
export const replaceResult = (
  shard: TenantShard,
  document: ReadAttempt,
  answer: Partial<typeof results.$inferInsert>,
) =>
  shard
    .update(results)
    .set(answer)
    .where(
      and(
        inArray(results.documentId, stillWaits(shard, document)),
        eq(results.attempt, document.attempt),
        sql`${results.editedFields} is null and ${results.editedInline} is null and ${results.editedPieces} is null`,
      ),
    );

/** Gives the document the standing of its new answer; nothing once a person has touched it. */
export const moveWaiting = (
  shard: TenantShard,
  document: ReadAttempt,
  {
    concerns,
    ...standing
  }: { status: DocumentStatus; score: number; confidence: number | null; concerns: readonly ConcernKind[] },
) =>
  shard
    .update(documents)
    .set({ ...standing, concerns: concernsColumn(concerns) })
    .where(inArray(documents.id, stillWaits(shard, document)))
    .returning({ id: documents.id });
