import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { statusesThatMayBecome } from "~/domain/documents/status";
import type { NewRow } from "../new-row";
import { isDocument } from "./document-conditions";
import { queuedSinceAt } from "./document-queue";
import { documents, tenantModels } from "./shard-schema";
import { splits } from "./split-schema";
import type { TenantShard } from "./tenant-shard";

export type SplitRow = typeof splits.$inferSelect;

const { id, modelId, status, attempt, revision, fileName, fileKind, byteSize, sha256, source, pageCount } =
  documents;
const { parentDocumentId, purpose } = documents;
const columns = {
  id,
  modelId,
  status,
  attempt,
  revision,
  fileName,
  fileKind,
  byteSize,
  sha256,
  source,
  pageCount,
  parentDocumentId,
  purpose,
};

/** What splitting needs of a document; a batch item. */
export const selectSplittable = (shard: TenantShard, documentId: string) =>
  shard
    .select({ ...columns, timeZone: tenantModels.timeZone })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(isDocument(documentId));

/** What was proposed or decided about a document; a batch item. */
export const selectSplit = (shard: TenantShard, documentId: string) =>
  shard.select().from(splits).where(eq(splits.documentId, documentId));

/** The documents that were split off from a file, in order of its pages; a batch item. */
export const selectParts = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      id: documents.id,
      fileName: documents.fileName,
      status: documents.status,
      attempt: documents.attempt,
      firstPage: documents.firstPage,
      lastPage: documents.lastPage,
      waitingSince: documents.waitingSince,
    })
    .from(documents)
    .where(eq(documents.parentDocumentId, documentId))
    .orderBy(asc(documents.firstPage));

/** Writes what is proposed or decided about a document in place of what was before. */
export const putSplit = (shard: TenantShard, { documentId, ...row }: NewRow<typeof splits>) =>
  shard
    .insert(splits)
    .values({ documentId, ...row })
    .onConflictDoUpdate({ target: splits.documentId, set: row });

/** Makes the document a container, no longer counted as one of its own; to go after its guard. */
export const markSplit = (shard: TenantShard, documentId: string, at: Date) =>
  shard
    .update(documents)
    .set({
      status: "split",
      confidence: null,
      score: null,
      problem: null,
      processedAt: at,
      progressAt: at,
    })
    .where(and(isDocument(documentId), inArray(documents.status, statusesThatMayBecome("split"))));

/** The row of a document that is split off, at the next position of its model; one that is there already stays. */
export const insertPart = (
  shard: TenantShard,
  row: Omit<typeof documents.$inferInsert, "tenantId" | "position" | "waitingSince">,
) =>
  shard
    .insert(documents)
    .values({
      ...row,
      position: sql`(select coalesce(max(position), 0) + 1 from documents where model_id = ${row.modelId})`,
      waitingSince: queuedSinceAt(shard, row.progressAt),
    })
    .onConflictDoNothing();

/** Removes a document that was split off from a file; a batch item. */
export const deletePart = (shard: TenantShard, documentId: string) =>
  shard.delete(documents).where(and(isDocument(documentId), isNotNull(documents.parentDocumentId)));

/** Records how many bytes the file of a part has, once it was cut out. */
export const noteBytes = (shard: TenantShard, documentId: string, bytes: number) =>
  shard.update(documents).set({ byteSize: bytes }).where(isDocument(documentId));
