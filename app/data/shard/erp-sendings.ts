import { and, asc, eq, getTableColumns, isNotNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { isHeldRow } from "./document-conditions";
import type { DocumentState } from "./document-moves";
import { erpSendings, erpSettings } from "./erp-schema";
import { documents, results, tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

/** Who asked for what the trigger of an approval notes. */
const byApproval = "approval";

type SendingRow = typeof erpSendings.$inferSelect;

/**
 * Records that a document is to be sent, again when it was before; only one that still stands as it was seen, is
 * approved or released, is of a model that has an ERP system, and is not on its way already. Returns no row otherwise.
 */
export const putSending = (
  shard: TenantShard,
  { id, attempt, revision }: DocumentState,
  { actorId, at, since }: { actorId: string; at: Date; since?: Date | undefined },
) =>
  shard
    .insert(erpSendings)
    .select(
      (
        tenantId,
      ) => sql`select ${documents.id}, ${documents.tenantId}, ${documents.modelId}, ${erpSettings.kind},
        'waiting', 0, null, null, null, 0, null, null, null, null, 0, null, null,
        ${actorId}, ${at.getTime()}, ${at.getTime()}, null
        from ${documents} join ${erpSettings} on ${erpSettings.modelId} = ${documents.modelId}
        where ${documents.id} = ${id} and ${documents.tenantId} = ${tenantId}
        and ${documents.attempt} = ${attempt} and ${documents.revision} = ${revision}
        and ${documents.status} in ('approved', 'released')
        and not ${isHeldRow}`,
    )
    .onConflictDoUpdate({
      target: erpSendings.documentId,
      set: {
        state: "waiting",
        kind: sql`excluded.kind`,
        attempts: 0,
        problem: null,
        detail: null,
        ourTotal: null,
        theirTotal: null,
        actorId,
        requestedAt: at,
        nextAt: at,
        doneAt: null,
      },
      // What an approval asked for, or waits for another try and says why, may be asked for at once; not what a run has.
      setWhere: and(
        or(
          ne(erpSendings.state, "waiting"),
          isNotNull(erpSendings.problem),
          and(eq(erpSendings.attempts, 0), eq(erpSendings.actorId, byApproval)),
        ),
        since && lt(erpSendings.requestedAt, since),
      ),
    })
    .returning({ id: erpSendings.documentId });

const sendable = {
  sending: getTableColumns(erpSendings),
  document: {
    id: documents.id,
    fileName: documents.fileName,
    fileKind: documents.fileKind,
    status: documents.status,
    held: sql`${isHeldRow}`.mapWith(Boolean),
    attempt: documents.attempt,
    revision: documents.revision,
  },
  model: {
    id: tenantModels.id,
    baseModelId: tenantModels.baseModelId,
    fields: tenantModels.fields,
    timeZone: tenantModels.timeZone,
  },
  result: getTableColumns(results),
};

/** A sending with its document, its values and its model; null when nobody asked for one. */
export async function findSending(shard: TenantShard, documentId: string) {
  const row = await shard
    .select(sendable)
    .from(erpSendings)
    .innerJoin(documents, eq(documents.id, erpSendings.documentId))
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .leftJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .where(eq(erpSendings.documentId, documentId))
    .get();
  return row ?? null;
}

export type FoundSending = NonNullable<Awaited<ReturnType<typeof findSending>>>;

const isAsked = ({ documentId, requestedAt }: Asked) =>
  and(
    eq(erpSendings.documentId, documentId),
    eq(erpSendings.requestedAt, requestedAt),
    eq(erpSendings.state, "waiting"),
  );

type Asked = { documentId: string; requestedAt: Date };

/**
 * Takes a due sending for a run, by counting it; returns no row when another run has it. Its problem is that of the run
 * before.
 */
export const claimSending = (
  shard: TenantShard,
  { documentId, at, until }: { documentId: string; at: Date; until: Date },
) =>
  shard
    .update(erpSendings)
    .set({ attempts: sql`${erpSendings.attempts} + 1`, nextAt: until, problem: null })
    .where(
      and(
        eq(erpSendings.documentId, documentId),
        eq(erpSendings.state, "waiting"),
        lte(erpSendings.nextAt, at),
      ),
    )
    .returning();

type Change = Partial<Omit<SendingRow, "documentId" | "tenantId" | "modelId" | "actorId" | "requestedAt">>;

/** Records how a run goes on or ended, unless it was asked for afresh meanwhile. */
export const noteSending = (shard: TenantShard, sending: Asked, change: Change) =>
  shard.update(erpSendings).set(change).where(isAsked(sending)).returning({ id: erpSendings.documentId });

/** Gives a claim back that nothing was tried with. */
export const postponeSending = (shard: TenantShard, sending: Asked, until: Date) =>
  shard
    .update(erpSendings)
    .set({ attempts: sql`${erpSendings.attempts} - 1`, nextAt: until })
    .where(isAsked(sending));

/** Whether what stands in the ERP system was made for another document. */
export async function isOfAnother(
  shard: TenantShard,
  { externalId, documentId }: { externalId: string; documentId: string },
): Promise<boolean> {
  const row = await shard
    .select({ id: erpSendings.documentId })
    .from(erpSendings)
    .where(and(eq(erpSendings.externalId, externalId), ne(erpSendings.documentId, documentId)))
    .limit(1)
    .get();
  return row !== undefined;
}

/** Sendings that are due at a time, those waiting longest first. */
export const selectDueSendings = (shard: SweepShard, at: Date, limit: number) =>
  shard
    .select({ tenantId: erpSendings.tenantId, documentId: erpSendings.documentId })
    .from(erpSendings)
    .where(and(eq(erpSendings.state, "waiting"), lte(erpSendings.nextAt, at)))
    .orderBy(asc(erpSendings.nextAt))
    .limit(limit);
