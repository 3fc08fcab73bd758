import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { ConcernKind } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import { isDocument } from "./document-conditions";
import { queuedSinceAt } from "./document-queue";
import { concernsColumn } from "./document-readiness";
import { documents, isInProgress } from "./shard-schema";
import { isSwept } from "./sweep-dialect";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

/** The unfinished statuses: what the sweeper looks at and what a run may change. */
const unfinished: DocumentStatus[] = ["received", "processing"];
// D1 binds at most 100 parameters to a statement.
const idsAtOnce = 90;

export type Run = { documentId: string; attempt: number };

const runColumns = {
  id: documents.id,
  modelId: documents.modelId,
  status: documents.status,
  problem: documents.problem,
  attempt: documents.attempt,
  fileKind: documents.fileKind,
  pageCount: documents.pageCount,
  receivedAt: documents.receivedAt,
  progressAt: documents.progressAt,
  parentDocumentId: documents.parentDocumentId,
  firstPage: documents.firstPage,
  lastPage: documents.lastPage,
  waitingSince: documents.waitingSince,
};

/** The document as processing sees it; a batch item. */
export const selectRun = (shard: TenantShard, documentId: string) =>
  shard.select(runColumns).from(documents).where(isDocument(documentId));

/** The document as processing sees it, or null when the tenant has none of this id. */
export async function findRun(shard: TenantShard, documentId: string) {
  return (await selectRun(shard, documentId).get()) ?? null;
}

/** Marks the run as begun, again if need be. The re-drives of its time in the queue do not count against it. */
export const beginRun = (shard: TenantShard, run: Run, at: Date) =>
  shard
    .update(documents)
    .set({
      status: "processing",
      progressAt: at,
      waitingSince: null,
      awaitsPages: false,
      redrives: sql`case when ${documents.status} = 'received' then 0 else ${documents.redrives} end`,
    })
    .where(isUnfinished(run))
    .returning({ id: documents.id });

/** Records what the file turned out to be. */
export const noteFile = (shard: TenantShard, run: Run, file: { fileKind: string; pageCount: number }) =>
  shard.update(documents).set(file).where(isUnfinished(run));

/** Records that the run is alive. */
export const touchRun = (shard: TenantShard, run: Run, at: Date) =>
  shard.update(documents).set({ progressAt: at }).where(isUnfinished(run));

/** Records that the run is alive, and whether it waits for pages to be recognised. */
export const touchWaitingRun = (shard: TenantShard, run: Run, at: Date) =>
  shard
    .update(documents)
    .set({
      progressAt: at,
      awaitsPages: sql`exists (select 1 from pages where document_id = ${run.documentId} and attempt = ${run.attempt} and state = 'pending')`,
    })
    .where(isUnfinished(run));

/** Records that the run got on: what ended it before does not stand in its way any more. */
export const noteProgress = (shard: TenantShard, run: Run, at: Date) =>
  shard.update(documents).set({ progressAt: at, redrives: 0 }).where(isUnfinished(run));

type Ending = Pick<typeof documents.$inferInsert, "status" | "confidence" | "score" | "problem"> & {
  processedAt: Date;
  /** What speaks against its result, when it has one. */
  concerns?: readonly ConcernKind[];
};

/** Ends the run; matches nothing when it has ended already or another attempt is under way. */
export const endRun = (shard: TenantShard, run: Run, { concerns, ...ending }: Ending) =>
  shard
    .update(documents)
    .set({
      ...ending,
      concerns: concerns ? concernsColumn(concerns) : null,
      progressAt: ending.processedAt,
    })
    .where(isUnfinished(run))
    .returning({ id: documents.id });

/**
 * Lets a run that ended without a result stand as one whose values a person types; `problem` still says why. Matches nothing unless
 * the document is in error in this attempt.
 */
export const openForManualEntry = (shard: TenantShard, run: Run, concerns: readonly ConcernKind[]) =>
  shard
    .update(documents)
    .set({ status: "failed", confidence: 0, score: 0, concerns: concernsColumn(concerns) })
    .where(and(isRun(run), eq(documents.status, "error")))
    .returning({ id: documents.id });

/**
 * Sends a document back to the start as a new attempt, which may have to wait for its turn; matches nothing unless it
 * still stands as expected.
 */
export const startNextAttempt = (shard: TenantShard, expected: Run & { status: DocumentStatus }, at: Date) =>
  shard
    .update(documents)
    .set({
      status: "received",
      attempt: expected.attempt + 1,
      problem: null,
      confidence: null,
      score: null,
      concerns: null,
      processedAt: null,
      progressAt: at,
      redrives: 0,
      waitingSince: queuedSinceAt(shard, at),
      awaitsPages: false,
    })
    .where(and(isRun(expected), eq(documents.status, expected.status)))
    .returning({ id: documents.id, waitingSince: documents.waitingSince });

type IdleRun = Run & { tenantId: string; status: DocumentStatus; redrives: number };

/**
 * Unfinished documents that have not moved since `before`, but for those that wait for their turn: first those that
 * wait in the queue, then those that were begun, because one of these may be what stopped the others; of each those
 * longest idle first. With `patience` the time doubles with every re-drive: milliseconds for the first, and how often
 * it doubles at most. Reads what is in work, which is no more than the shares of the tenants: by hand, since the
 * planner would go through all that wait.
 */
export const selectIdleRuns = (
  shard: SweepShard,
  before: Date,
  limit: number,
  idleBackoff?: { milliseconds: number; doublings: number },
) =>
  shard.all<IdleRun>(sql`select tenant_id as tenantId, id as documentId, attempt, status, redrives
    from documents indexed by documents_in_work
    where ${isInProgress} and progress_at <= ${before.getTime()} and ${isSwept("tenant_id")}
      ${idleBackoff ? sql`and progress_at <= ${before.getTime()} - ${idleBackoff.milliseconds} * ((1 << min(redrives, ${idleBackoff.doublings})) - 1)` : sql``}
    order by status desc, redrives, progress_at limit ${limit}`);

/** Counts one more re-drive of documents that have still not moved since `before`. Statements for one batch. */
export const countRedrives = (shard: SweepShard, ids: string[], before: Date, at: Date) =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, chunk) =>
    shard
      .update(documents)
      .set({ progressAt: at, redrives: sql`${documents.redrives} + 1` })
      .where(
        and(
          inArray(documents.id, ids.slice(chunk * idsAtOnce, (chunk + 1) * idsAtOnce)),
          inArray(documents.status, unfinished),
          lte(documents.progressAt, before),
        ),
      ),
  );

const isRun = (run: Run) => and(eq(documents.id, run.documentId), eq(documents.attempt, run.attempt));

const isUnfinished = (run: Run) => and(isRun(run), inArray(documents.status, unfinished));
