import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { SendingState } from "~/domain/erp/erp-sending";
import { erpSendings } from "./erp-schema";
import type { Period } from "./news";
import { documents, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

// D1 binds at most 100 parameters to a statement.
const mostIds = 90;

/** How the sendings of these documents (a page of a list) to an ERP system stand; no row where nobody asked for one. */
export const selectSendingsOf = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select({ id: erpSendings.documentId, state: erpSendings.state, number: erpSendings.number })
    .from(erpSendings)
    .where(inArray(erpSendings.documentId, ids.slice(0, mostIds)));

const told = {
  id: erpSendings.documentId,
  at: erpSendings.doneAt,
  fileName: documents.fileName,
  kind: erpSendings.kind,
  problem: erpSendings.problem,
  detail: erpSendings.detail,
};

/** The sendings that were refused last, and are still. */
export const selectLastRefusedSendings = (shard: TenantShard, limit: number) =>
  shard
    .select(told)
    .from(erpSendings)
    .innerJoin(documents, eq(documents.id, erpSendings.documentId))
    .where(and(eq(erpSendings.tenantId, shard.tenantId), eq(erpSendings.state, "refused")))
    .orderBy(desc(erpSendings.doneAt))
    .limit(limit);

/** Those that were refused in a period, the newest first, up to `most`. */
export const selectRefusedSendings = (shard: TenantShard, { since, until }: Period, most: number) =>
  shard
    .select(told)
    .from(erpSendings)
    .innerJoin(documents, eq(documents.id, erpSendings.documentId))
    .where(
      and(
        eq(erpSendings.tenantId, shard.tenantId),
        eq(erpSendings.state, "refused"),
        gt(erpSendings.doneAt, since),
        lte(erpSendings.doneAt, until),
      ),
    )
    .orderBy(desc(erpSendings.doneAt))
    .limit(most);

/** Where a page of a list of sendings begins: behind the one that was asked for then. */
export type SendingCursor = { requestedAt: number; documentId: string };

/** A model's sendings of a state, the latest asked for first. */
export const selectSendings = (
  shard: TenantShard,
  { modelId, state }: { modelId: string; state: SendingState },
  after: SendingCursor | null,
  limit: number,
) =>
  shard
    .select({
      documentId: erpSendings.documentId,
      fileName: documents.fileName,
      kind: erpSendings.kind,
      state: erpSendings.state,
      attempts: erpSendings.attempts,
      problem: erpSendings.problem,
      detail: erpSendings.detail,
      number: erpSendings.number,
      link: erpSendings.link,
      posted: erpSendings.posted,
      ourTotal: erpSendings.ourTotal,
      theirTotal: erpSendings.theirTotal,
      requestedAt: erpSendings.requestedAt,
      nextAt: erpSendings.nextAt,
      doneAt: erpSendings.doneAt,
    })
    .from(erpSendings)
    .innerJoin(documents, eq(documents.id, erpSendings.documentId))
    .where(
      and(
        eq(erpSendings.modelId, modelId),
        eq(erpSendings.state, state),
        after
          ? sql`(${erpSendings.requestedAt}, ${erpSendings.documentId}) < (${after.requestedAt}, ${after.documentId})`
          : undefined,
      ),
    )
    .orderBy(desc(erpSendings.requestedAt), desc(erpSendings.documentId))
    .limit(limit);

/** How many of a model's sendings are in each state, each counted up to `most`. */
export async function countSendings(shard: TenantShard, modelId: string, most: number) {
  const inState = (state: SendingState) =>
    sql<number>`(select count(*) from (select 1 from ${erpSendings} s
      where s.model_id = ${tenantModels.id} and s.state = ${state} limit ${most}))`;
  const row = await shard
    .select({ refused: inState("refused"), waiting: inState("waiting"), sent: inState("sent") })
    .from(tenantModels)
    .where(eq(tenantModels.id, modelId))
    .get();
  return row ?? { refused: 0, waiting: 0, sent: 0 };
}
