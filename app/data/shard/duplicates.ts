import type { TextSketch } from "@fieldwise/engine/duplicates";
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { isDocument } from "./document-conditions";
import { duplicateKeys, duplicateSketches, duplicates } from "./duplicate-schema";
import { documents, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

// Four columns a row, and D1 binds at most 100 parameters to a statement.
const rowsAtOnce = 24;
/** Documents of one key that are looked at: the newest. A key that more documents share tells little. */
const mostSharing = 50;

export type KeyRow = NewRow<typeof duplicateKeys>;

/** What the search for duplicates needs of the document; a batch item. */
export const selectSearched = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      id: documents.id,
      attempt: documents.attempt,
      status: documents.status,
      sha256: documents.sha256,
      receivedAt: documents.receivedAt,
      parentDocumentId: documents.parentDocumentId,
      baseModelId: tenantModels.baseModelId,
      sketch: duplicateSketches.sketch,
    })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .leftJoin(duplicateSketches, eq(duplicateSketches.documentId, documents.id))
    .where(isDocument(documentId));

/** Puts these keys and this sketch in place of the document's former ones. Statements for one batch. */
export const replaceKeys = (
  shard: TenantShard,
  documentId: string,
  rows: KeyRow[],
  kept: { sketch: TextSketch | null; numbers: string[]; certain: boolean },
) => [
  shard.delete(duplicateKeys).where(eq(duplicateKeys.documentId, documentId)),
  ...Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, chunk) =>
    shard
      .insert(duplicateKeys)
      .values(rows.slice(chunk * rowsAtOnce, (chunk + 1) * rowsAtOnce))
      .onConflictDoNothing(),
  ),
  shard
    .insert(duplicateSketches)
    .values({ documentId, ...kept })
    .onConflictDoUpdate({ target: duplicateSketches.documentId, set: kept }),
];

/** The newest other documents of the tenant with this key; a batch item. */
export const selectSharing = (shard: TenantShard, documentId: string, key: string) =>
  shard
    .selectDistinct({ documentId: duplicateKeys.documentId })
    .from(duplicateKeys)
    .where(
      and(
        eq(duplicateKeys.tenantId, shard.tenantId),
        eq(duplicateKeys.key, key),
        ne(duplicateKeys.documentId, documentId),
      ),
    )
    .orderBy(desc(duplicateKeys.documentId))
    .limit(mostSharing);

/** The newest other documents of the tenant with this very file; a batch item. */
export const selectSameFile = (shard: TenantShard, documentId: string, sha256: string) =>
  shard
    .select({ documentId: documents.id })
    .from(documents)
    .where(
      and(eq(documents.tenantId, shard.tenantId), eq(documents.sha256, sha256), ne(documents.id, documentId)),
    )
    .orderBy(desc(documents.id))
    .limit(mostSharing);

/** What is known of these documents; those that are not the tenant's are left out. */
export const selectOthers = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select({
      id: documents.id,
      receivedAt: documents.receivedAt,
      parentDocumentId: documents.parentDocumentId,
      baseModelId: tenantModels.baseModelId,
      sketch: duplicateSketches.sketch,
      numbers: duplicateSketches.numbers,
      certain: duplicateSketches.certain,
    })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .leftJoin(duplicateSketches, eq(duplicateSketches.documentId, documents.id))
    .where(isAmong(ids));

/** Removes the pairs of the document that nobody dismissed, to be found again. */
export const deleteOpenPairs = (shard: TenantShard, documentId: string) =>
  shard.delete(duplicates).where(and(isPairOf(documentId), isNull(duplicates.dismissedAt)));

/** Records a pair; one that was dismissed stays dismissed. */
export const insertPair = (shard: TenantShard, row: NewRow<typeof duplicates>) =>
  shard.insert(duplicates).values(row).onConflictDoNothing();

/** The pairs of a document that nobody dismissed, with the other document's name; a batch item. */
export const selectPairs = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      documentId: documents.id,
      fileName: documents.fileName,
      level: duplicates.level,
      likeness: duplicates.likeness,
      earlier: sql<boolean>`${duplicates.documentId} = ${documentId}`.mapWith(Boolean),
    })
    .from(duplicates)
    .innerJoin(
      documents,
      sql`${documents.id} = case when ${duplicates.documentId} = ${documentId} then ${duplicates.otherId} else ${duplicates.documentId} end`,
    )
    .where(and(isPairOf(documentId), isNull(duplicates.dismissedAt)))
    .orderBy(desc(documents.id))
    .limit(mostSharing);

/** The earlier documents that a person marked as not duplicates of this one. */
export const selectDismissed = (shard: TenantShard, documentId: string) =>
  shard
    .select({ otherId: duplicates.otherId })
    .from(duplicates)
    .where(and(eq(duplicates.documentId, documentId), isNotNull(duplicates.dismissedAt)));

/** Records that a person holds the two for different documents; returns no row when they were no open pair. */
export const dismissPair = (
  shard: TenantShard,
  documentId: string,
  otherId: string,
  by: { dismissedAt: Date; dismissedBy: string },
) =>
  shard
    .update(duplicates)
    .set(by)
    .where(
      and(
        isNull(duplicates.dismissedAt),
        or(
          and(eq(duplicates.documentId, documentId), eq(duplicates.otherId, otherId)),
          and(eq(duplicates.documentId, otherId), eq(duplicates.otherId, documentId)),
        ),
      ),
    )
    .returning({ level: duplicates.level });

/** Which of these documents look like an earlier one. */
export async function findMarked(shard: TenantShard, ids: readonly string[]) {
  const rows = await shard
    .selectDistinct({ id: duplicates.documentId })
    .from(duplicates)
    .where(
      and(
        sql`${duplicates.documentId} in (select value from json_each(${JSON.stringify(ids)}))`,
        isNull(duplicates.dismissedAt),
      ),
    );
  return new Set(rows.map((row) => row.id));
}

// As one JSON text, because D1 binds at most 100 parameters to a statement.
const isAmong = (ids: readonly string[]) =>
  sql`${documents.id} in (select value from json_each(${JSON.stringify(ids)}))`;

const isPairOf = (documentId: string) =>
  or(eq(duplicates.documentId, documentId), eq(duplicates.otherId, documentId));
