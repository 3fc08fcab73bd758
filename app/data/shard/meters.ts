import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { DocumentPurpose } from "~/domain/documents/document-purpose";
import { documentMeters, meteredPages, usageDays } from "./meter-schema";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/**
 * The file that a document comes from: itself, or the one that it was split off from. `offset` pages precede it there; one with
 * a purpose is never metered.
 */
export type MeterRoot = {
  documentId: string;
  sha256: string;
  purpose: DocumentPurpose | null;
  offset: number;
};

/** The file of a document of the tenant, or null. */
export async function findMeterRoot(shard: TenantShard, documentId: string): Promise<MeterRoot | null> {
  const rows = await shard.all<MeterRoot>(
    (tenantId) => sql`
    with recursive way (documentId, parent, sha256, purpose, offset, depth) as (
      select id, parent_document_id, sha256, purpose, coalesce(first_page, 1) - 1, 0 from ${documents}
        where id = ${documentId} and tenant_id = ${tenantId}
      union all
      select d.id, d.parent_document_id, d.sha256, d.purpose, way.offset + coalesce(d.first_page, 1) - 1, depth + 1
        from way join ${documents} d on d.id = way.parent and d.tenant_id = ${tenantId}
    ) select documentId, sha256, purpose, offset from way order by depth desc limit 1`,
  );
  return rows[0] ?? null;
}

/** A page by what is on it and by where it stands in its file: known when either is. */
export type MeteredPage = { content: string; place: string };

/**
 * Counts a file: one unit when at least one of these pages was never counted. A file that was counted before stays as it
 * is. Belongs in one batch with, and before, `keepMeteredPages`.
 */
export const countDocument = (
  shard: TenantShard,
  meter: { documentId: string; pages: readonly MeteredPage[]; day: string; at: Date },
) => {
  const { documentId, pages, day, at } = meter;
  const isNew = (tenantId: string) => sql`not exists (select 1 from ${meteredPages} m
    where m.tenant_id = ${tenantId} and m.page_hash in (p.value ->> 'content', p.value ->> 'place'))`;
  const newPages = (tenantId: string) =>
    sql`(select count(*) from json_each(${JSON.stringify(pages)}) p where ${isNew(tenantId)})`;
  return shard
    .insert(documentMeters)
    .select(
      (tenantId) => sql`select ${documentId}, ${tenantId}, min(1, n), ${pages.length}, n, ${day},
      ${at.getTime()} from (select ${newPages(tenantId)} as n) where true`,
    )
    .onConflictDoNothing();
};

/** Keeps which pages were counted, each with the file that brought it first. */
export const keepMeteredPages = (
  shard: TenantShard,
  { documentId, pages }: { documentId: string; pages: readonly MeteredPage[] },
) => {
  const hashes = JSON.stringify(pages.flatMap(({ content, place }) => [content, place]));
  return shard
    .insert(meteredPages)
    .select((tenantId) => sql`select ${tenantId}, value, ${documentId} from json_each(${hashes}) where true`)
    .onConflictDoNothing();
};

/** What a file counted, or null when it was not counted yet. */
export async function findMeter(shard: TenantShard, documentId: string) {
  const { units, pages, newPages, day } = documentMeters;
  const row = await shard
    .select({ units, pages, newPages, day })
    .from(documentMeters)
    .where(eq(documentMeters.documentId, documentId))
    .get();
  return row ?? null;
}

/** How many documents each day counted, from a day on up to, without, another. Days without any are left out. */
export const selectUsageDays = (shard: TenantShard, from: string, to: string) =>
  shard
    .select({ day: usageDays.day, documents: usageDays.documents })
    .from(usageDays)
    .where(and(gte(usageDays.day, from), lt(usageDays.day, to)))
    .orderBy(asc(usageDays.day));

/** How many documents a period counted. */
export async function countUsage(shard: TenantShard, from: string, to: string): Promise<number> {
  const days = await selectUsageDays(shard, from, to);
  return days.reduce((sum, { documents }) => sum + documents, 0);
}
