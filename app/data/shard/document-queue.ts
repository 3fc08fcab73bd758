import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type ConcurrencyLimits, maxCountedBefore } from "~/domain/processing/concurrency-limits";
import { documents, isInProgress, isPageRequested, isPageUnrequested, isQueued, pages } from "./shard-schema";
import { isSwept } from "./sweep-dialect";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

/**
 * The `waitingSince` of a document that starts at this moment: null while its tenant's share has room and none of its
 * documents waits. Worked out where the row is written, so that of two that come at once only one gets the last place.
 */
export const queuedSinceAt = ({ tenantId, shares }: TenantShard, at: Date): SQL =>
  sql`case when exists (select 1 from documents where tenant_id = ${tenantId} and ${isQueued})
    or ${roomFor(sql`${tenantId}`, shares)} = 0 then ${at.getTime()} end`;

/** Takes the tenant's next documents from the queue, as many as its limit leaves room for. Answers their runs. */
export const dequeueDocuments = (shard: TenantShard, at: Date) =>
  shard
    .update(documents)
    .set({ waitingSince: null, progressAt: at })
    .where(
      inArray(
        documents.id,
        sql`(select id from documents where tenant_id = ${shard.tenantId} and ${isQueued}
          order by waiting_since, rowid limit ${roomFor(sql`${shard.tenantId}`, shard.shares)})`,
      ),
    )
    .returning({ tenantId: documents.tenantId, documentId: documents.id, attempt: documents.attempt });

/**
 * How many more documents a tenant may have in work. One that waits for its pages takes no place but among all that are
 * open.
 */
const roomFor = (tenant: SQL, { documents: share, open }: ConcurrencyLimits): SQL =>
  sql`(select max(0, min(${share} - count(*) filter (where awaits_pages = 0), ${open} - count(*)))
    from (select awaits_pages from documents where tenant_id = ${tenant} and ${isInProgress} limit ${open}))`;

/** Which of these documents are on their way and do not wait for their turn. */
export const selectInProgress = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select({ documentId: documents.id, attempt: documents.attempt })
    .from(documents)
    .where(
      and(
        sql`${documents.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(documents.status, "received"),
        isNull(documents.waitingSince),
      ),
    );

/**
 * How many of the tenant's documents stand in line before this one, as far as `maxCountedBefore`; null when it does
 * not.
 */
export async function countBefore(shard: TenantShard, documentId: string): Promise<number | null> {
  const [row] = await shard.all<{ before: number | null }>(
    (tenantId) => sql`select (select count(*) from (select 1 from documents
      where tenant_id = ${tenantId} and ${isQueued} and (waiting_since, rowid) < (own.since, own.place)
      limit ${maxCountedBefore})) as before
    from (select waiting_since as since, rowid as place from documents
      where id = ${documentId} and tenant_id = ${tenantId} and ${isQueued}) own`,
  );
  return row?.before ?? null;
}

/**
 * The tenants that have documents waiting for their turn and room for one, `most` of the first `known` that have some
 * waiting: each is found by lookups in the indexes, named because the planner would go through all that is new.
 */
export function selectTenantsWithQueued(
  shard: SweepShard,
  shares: ConcurrencyLimits,
  { known, most }: { known: number; most: number },
) {
  const next = (beyond: SQL) =>
    sql`(select min(tenant_id) from documents indexed by documents_in_line where ${isQueued} and tenant_id > ${beyond})`;
  return shard.all<{ tenantId: string }>(
    sql`with recursive found(tenant) as (
      select ${next(sql`''`)}
      union all select ${next(sql`found.tenant`)} from found where found.tenant is not null limit ${known}
    ) select tenant as tenantId from found
      where tenant is not null and ${isSwept("tenant")} and ${roomFor(sql`tenant`, shares)} > 0 limit ${most}`,
  );
}

/**
 * Notes the tenant's next pages as asked for, as many as its share of the queue of pages has room for. Answers them.
 */
export const requestNextPageRows = (shard: TenantShard, at: Date) =>
  shard
    .update(pages)
    .set({ askedAt: at })
    .where(
      inArray(
        sql`${pages}.rowid`,
        sql`(select p.rowid ${pagesOf(shard.tenantId, isPageUnrequested)} order by d.rowid, p.number
          limit max(0, ${shard.shares.pages} - (select count(*) from (select 1 ${pagesOf(shard.tenantId, isPageRequested)} limit ${shard.shares.pages}))))`,
      ),
    )
    .returning({ documentId: pages.documentId, attempt: pages.attempt, page: pages.number });

/**
 * The pages of a tenant's documents in work; those of a document that ended, or of an earlier attempt, take no place.
 */
const pagesOf = (tenantId: string, condition: SQL): SQL =>
  // A cross join is carried out as it is written: from the few documents to their pages.
  sql`from documents d cross join pages p on p.document_id = d.id and p.attempt = d.attempt
    where d.tenant_id = ${tenantId} and ${isInProgress} and ${condition}`;
