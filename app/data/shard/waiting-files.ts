import type { FileKind } from "@fieldwise/engine/reading";
import { and, asc, desc, eq, lt, lte, sql } from "drizzle-orm";
import type { WaitingFile } from "~/domain/inbox/waiting-file";
import type { NewRow } from "../new-row";
import { waitingFiles } from "./inbox-schema";
import { documents, shardAudit } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type WaitingRow = typeof waitingFiles.$inferSelect;

const isFile = (id: string) => eq(waitingFiles.id, id);

export const insertWaitingFile = (shard: TenantShard, row: NewRow<typeof waitingFiles>) =>
  shard.insert(waitingFiles).values(row);

/** A file of the tenant that has no model yet, or null. */
export async function findWaitingFile(shard: TenantShard, id: string): Promise<WaitingRow | null> {
  return (await shard.select().from(waitingFiles).where(isFile(id)).get()) ?? null;
}

/** What came before without a model under the same key, or null. */
export async function findWaitingBySource(shard: TenantShard, sourceKey: string): Promise<WaitingRow | null> {
  return (await shard.select().from(waitingFiles).where(eq(waitingFiles.sourceKey, sourceKey)).get()) ?? null;
}

/** What is shown of a file; nobody asks for its digest. */
export const waitingFileOf = (row: WaitingFile): WaitingFile => ({
  id: row.id,
  fileName: row.fileName,
  byteSize: row.byteSize,
  source: row.source,
  state: row.state,
  kind: row.kind,
  kindConfidence: row.kindConfidence,
  modelId: row.modelId,
  confidence: row.confidence,
  reason: row.reason,
  receivedAt: row.receivedAt,
  keptUntil: row.keptUntil,
  sender: row.sender,
});

/** Files without a model, the latest first, below an id (ids rise with time); all when it is null. */
export const selectWaitingFiles = (shard: TenantShard, below: string | null, limit: number) =>
  shard
    .select()
    .from(waitingFiles)
    .where(below === null ? undefined : lt(waitingFiles.id, below))
    .orderBy(desc(waitingFiles.id))
    .limit(limit);

/** How many files wait for a person to choose, as far as `most`. */
export async function countWaitingFiles(shard: TenantShard, most: number): Promise<number> {
  const rows = await shard
    .select({ id: waitingFiles.id })
    .from(waitingFiles)
    .where(eq(waitingFiles.state, "waiting"))
    .limit(most);
  return rows.length;
}

/** Records what a file looks like, and that a person has to choose; one that was settled before stays as it is. */
export const noteChoice = (
  shard: TenantShard,
  id: string,
  choice: Pick<WaitingRow, "kind" | "kindConfidence" | "modelId" | "confidence" | "reason">,
) =>
  shard
    .update(waitingFiles)
    .set({ ...choice, state: "waiting" })
    .where(and(isFile(id), eq(waitingFiles.state, "reading")));

/** Records that the reading of a file is alive. */
export const touchReading = (shard: TenantShard, id: string, at: Date, fileKind?: FileKind) =>
  shard
    .update(waitingFiles)
    .set({ progressAt: at, ...(fileKind && { fileKind }) })
    .where(isFile(id));

/**
 * Makes its batch fail as a whole unless the file still has no model; to go first in the batch. SQLite has no statement for
 * this, but malformed JSON is an error.
 */
export const guardWaiting = (shard: TenantShard, id: string) =>
  shard
    .select({ guard: sql`json(case when count(*) = 1 then '1' else 'guard' end)` })
    .from(waitingFiles)
    .where(isFile(id));

export const deleteWaitingFile = (shard: TenantShard, id: string) =>
  shard.delete(waitingFiles).where(isFile(id)).returning({ id: waitingFiles.id });

/** Files of all tenants that had their time, the oldest first. */
export const selectWaitingBefore = (shard: SweepShard, moment: Date, limit: number) =>
  shard
    .select({ tenantId: waitingFiles.tenantId, waitingFileId: waitingFiles.id })
    .from(waitingFiles)
    .where(lte(waitingFiles.keptUntil, moment))
    .orderBy(asc(waitingFiles.keptUntil))
    .limit(limit);

/** Files of all tenants whose reading has not moved since `before`, the stillest first. */
export const selectIdleReadings = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select({
      tenantId: waitingFiles.tenantId,
      waitingFileId: waitingFiles.id,
      redrives: waitingFiles.redrives,
    })
    .from(waitingFiles)
    .where(and(eq(waitingFiles.state, "reading"), lte(waitingFiles.progressAt, before)))
    .orderBy(asc(waitingFiles.progressAt))
    .limit(limit);

/** Counts one more try at reading a file. */
export const countReading = (shard: TenantShard, id: string, at: Date) =>
  shard
    .update(waitingFiles)
    .set({ progressAt: at, redrives: sql`${waitingFiles.redrives} + 1` })
    .where(isFile(id));

/** Why a document was put into a model without anybody being asked; null when it was not. */
export async function findChoice(
  shard: TenantShard,
  documentId: string,
): Promise<Record<string, unknown> | null> {
  const row = await shard
    .select({ detail: shardAudit.detail })
    .from(shardAudit)
    .where(and(eq(shardAudit.subjectId, documentId), sql`+${shardAudit.operation} = 'inbox.choose'`))
    .limit(1)
    .get();
  return row?.detail ?? null;
}

/**
 * The documents that were put into a model without anyone being asked, the latest first, where they are now, and why.
 */
export const selectAssignedAutomatically = (shard: TenantShard, limit: number) =>
  shard
    .select({
      id: documents.id,
      fileName: documents.fileName,
      modelId: documents.modelId,
      at: shardAudit.at,
      detail: shardAudit.detail,
    })
    .from(shardAudit)
    .innerJoin(documents, eq(documents.id, shardAudit.subjectId))
    .where(eq(shardAudit.operation, "inbox.choose"))
    .orderBy(desc(shardAudit.at), desc(shardAudit.id))
    .limit(limit);
