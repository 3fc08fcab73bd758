import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { isHeldRow } from "./document-conditions";
import type { DocumentState } from "./document-moves";
import { documentReleases } from "./release-schema";
import { documents, results, tenantModels } from "./shard-schema";
import { supplierDocuments, suppliers } from "./supplier-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

/** `since`: what was asked for then or later is not asked for again. */
type Wanted = { folder: boolean; actorId: string; at: Date; since?: Date | undefined };

/**
 * Records that a document is to be released, again when it was before; only one that still stands as it was seen and
 * is approved or released, and is not on its way already. Returns no row otherwise.
 */
export const putRelease = (
  shard: TenantShard,
  { id, attempt, revision }: DocumentState,
  { folder, actorId, at, since }: Wanted,
) =>
  shard
    .insert(documentReleases)
    .select(
      (tenantId) => sql`select ${documents.id}, ${documents.tenantId}, ${documents.modelId},
        case when ${tenantModels.storage} is null then 'default' else 'ftp' end,
        'waiting', ${folder ? 1 : 0}, 0, null, null, ${actorId}, ${at.getTime()}, ${at.getTime()}, null, 0
        from ${documents} join ${tenantModels} on ${tenantModels.id} = ${documents.modelId}
        where ${documents.id} = ${id} and ${documents.tenantId} = ${tenantId}
        and ${documents.attempt} = ${attempt} and ${documents.revision} = ${revision}
        and ${documents.status} in ('approved', 'released')
        and not ${isHeldRow}`,
    )
    .onConflictDoUpdate({
      target: documentReleases.documentId,
      set: {
        provider: sql`excluded.provider`,
        // What another provider has cannot be fetched any more.
        path: sql`case when ${documentReleases.provider} = excluded.provider then ${documentReleases.path} end`,
        state: "waiting",
        folder,
        attempts: 0,
        problem: null,
        actorId,
        requestedAt: at,
        nextAt: at,
        doneAt: null,
      },
      // One that waits for another try says why; it may be asked for at once.
      setWhere: and(
        or(ne(documentReleases.state, "waiting"), isNotNull(documentReleases.problem)),
        since && lt(documentReleases.requestedAt, since),
      ),
    })
    .returning({ id: documentReleases.documentId });

const releasable = {
  release: getTableColumns(documentReleases),
  document: {
    id: documents.id,
    fileName: documents.fileName,
    status: documents.status,
    held: sql`${isHeldRow}`.mapWith(Boolean),
    source: documents.source,
    confidence: documents.confidence,
    problem: documents.problem,
    attempt: documents.attempt,
    revision: documents.revision,
    receivedOn: documents.receivedAt,
    processedOn: documents.processedAt,
    approvedUnseen: documents.approvedUnseen,
    supplierNumber: suppliers.number,
  },
  model: {
    id: tenantModels.id,
    name: tenantModels.name,
    baseModelId: tenantModels.baseModelId,
    fields: tenantModels.fields,
    storage: tenantModels.storage,
    csvGeneration: tenantModels.csvGeneration,
    timeZone: tenantModels.timeZone,
  },
  result: getTableColumns(results),
};

/** A release with its document, its values and where its model wants them; null when there is none. */
export async function findRelease(shard: TenantShard, documentId: string) {
  const row = await shard
    .select(releasable)
    .from(documentReleases)
    .innerJoin(documents, eq(documents.id, documentReleases.documentId))
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .leftJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .leftJoin(supplierDocuments, eq(supplierDocuments.documentId, documents.id))
    .leftJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(eq(documentReleases.documentId, documentId))
    .get();
  return row ?? null;
}

/** Takes a waiting release for a try, by counting it; returns no row when another run took it first. */
export const claimRelease = (
  shard: TenantShard,
  release: { documentId: string; attempts: number; requestedAt: Date },
  next: Date,
) =>
  shard
    .update(documentReleases)
    .set({ attempts: release.attempts + 1, nextAt: next })
    .where(and(isAsked(release), eq(documentReleases.attempts, release.attempts)))
    .returning({ documentId: documentReleases.documentId });

type Outcome =
  | { state: "waiting" | "failed"; problem: string }
  | {
      state: "done";
      problem: null;
      provider: "default" | "ftp";
      path: string;
      hasCsv: boolean;
      doneAt: Date;
    };

/** Records how a try ended, unless the release was asked for afresh meanwhile. */
export const noteRelease = (
  shard: TenantShard,
  release: { documentId: string; requestedAt: Date },
  outcome: Outcome,
) => shard.update(documentReleases).set(outcome).where(isAsked(release));

/**
 * Marks a document as released, right after `noteRelease` in one batch: nothing when that noted nothing, since another
 * try was first, or when someone changed the document since it was approved.
 */
export const markReleased = (
  shard: TenantShard,
  document: { id: string; attempt: number; revision: number },
  at: Date,
) =>
  shard
    .update(documents)
    .set({ status: "released", releasedAt: at })
    .where(
      and(
        eq(documents.id, document.id),
        eq(documents.attempt, document.attempt),
        eq(documents.revision, document.revision),
        inArray(documents.status, ["approved", "released"]),
        sql`changes() > 0`,
      ),
    );

/** Releases that are due at a time, or all that wait; those waiting longest first. */
export const selectDueReleases = (shard: SweepShard, at: Date | null, limit: number) =>
  shard
    .select({ tenantId: documentReleases.tenantId, documentId: documentReleases.documentId })
    .from(documentReleases)
    .where(and(eq(documentReleases.state, "waiting"), at ? lte(documentReleases.nextAt, at) : undefined))
    .orderBy(asc(documentReleases.nextAt))
    .limit(limit);

const isAsked = ({ documentId, requestedAt }: { documentId: string; requestedAt: Date }) =>
  and(
    eq(documentReleases.documentId, documentId),
    eq(documentReleases.requestedAt, requestedAt),
    eq(documentReleases.state, "waiting"),
  );
