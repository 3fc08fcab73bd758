import { and, eq, sql } from "drizzle-orm";
import { layoutKeys, vendorMemoryKeys, vendorMemorySources } from "./memory-schema";
import { documents } from "./shard-schema";
import { supplierDocuments } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";

/** The newest documents, and memories, that are looked at under each key of a layout. */
const newestOfKey = 200;
/** Documents of a layout that are due at once, the newest; each that was compared has one more follow. */
const mostRenewed = 100;

/**
 * A document that looks like another: the layout that it is recorded under (null: none yet), and whether that was
 * checked.
 */
export type NearestLayout = { documentId: string; layout: string | null; isChecked: boolean };

/**
 * The document of a model that shares most keys with a layout, at least `least` of them; of equals one whose layout was
 * checked. Those that someone corrected are found by the memory that they taught. Of a document with a layout of its
 * `own` only those are looked at whose layout is older, or was checked.
 */
export async function findNearestLayout(
  shard: TenantShard,
  { modelId, documentId }: { modelId: string; documentId: string },
  keys: readonly string[],
  least: number,
  own: string | null = null,
): Promise<NearestLayout | null> {
  if (keys.length === 0) return null;
  const [row] = await shard.all<{ documentId: string; layout: string | null; isChecked: number }>(
    (tenantId) => sql`
    with keys as (select value as key from json_each(${JSON.stringify(keys)})),
    found as (
      select k.document_id, count(*) as shared from keys join ${layoutKeys} k on k.model_id = ${modelId} and k.key = keys.key
      where k.document_id >= coalesce((select n.document_id from ${layoutKeys} n
        where n.model_id = ${modelId} and n.key = keys.key order by n.document_id desc limit 1 offset ${newestOfKey - 1}), '')
      group by 1 having count(*) >= ${least}
      union all
      select (select t.document_id from ${vendorMemorySources} t where t.memory_id = m.memory_id order by t.place desc limit 1), m.shared
      from (
        select k.memory_id, count(*) as shared from keys join ${vendorMemoryKeys} k on k.model_id = ${modelId} and k.key = keys.key
        where k.memory_id >= coalesce((select n.memory_id from ${vendorMemoryKeys} n
          where n.model_id = ${modelId} and n.key = keys.key order by n.memory_id desc limit 1 offset ${newestOfKey - 1}), '')
        group by 1 having count(*) >= ${least}) m)
    select s.document_id as documentId, s.layout, iif(s.layout is null,
      d.status in ('approved', 'released') and d.approved_unseen is not 1,
      exists (select 1 from ${supplierDocuments} o
        where o.tenant_id = ${tenantId} and o.layout = s.layout and o.layout_checked = 1)) as isChecked
    from found join ${supplierDocuments} s on s.document_id = found.document_id and s.tenant_id = ${tenantId}
      join ${documents} d on d.id = s.document_id
    where s.document_id <> ${documentId} and (${own} is null or s.layout < ${own} or (s.layout <> ${own}
      and exists (select 1 from ${supplierDocuments} o
        where o.tenant_id = ${tenantId} and o.layout = s.layout and o.layout_checked = 1)))
    order by found.shared desc, isChecked desc, s.document_id limit 1`,
  );
  return row ? { ...row, isChecked: row.isChecked === 1 } : null;
}

/** Whether someone settled a document of this layout who saw it. */
export async function isCheckedLayout(shard: TenantShard, layout: string): Promise<boolean> {
  const rows = await shard.all(
    (tenantId) => sql`select 1 from ${supplierDocuments}
      where tenant_id = ${tenantId} and layout = ${layout} and layout_checked = 1 limit 1`,
  );
  return rows.length > 0;
}

/** Records the layout of a document from before layouts were recorded, and whether someone settled it who saw it. */
export const adoptLayout = (shard: TenantShard, documentId: string, layout: string) =>
  shard
    .update(supplierDocuments)
    .set({
      layout,
      layoutChecked: sql`(select d.status in ('approved', 'released') and d.approved_unseen is not 1
        from documents d where d.id = ${documentId})`,
    })
    .where(sql`${supplierDocuments.documentId} = ${documentId} and ${supplierDocuments.layout} is null`);

/** Records that the layout of a settled document was checked, unless it was approved from a list. */
export const noteLayoutChecked = (shard: TenantShard, documentId: string) =>
  shard
    .update(supplierDocuments)
    .set({ layoutChecked: 1 })
    .where(
      sql`${supplierDocuments.documentId} = ${documentId} and ${supplierDocuments.layout} is not null
        and exists (select 1 from documents d where d.id = ${documentId} and d.approved_unseen is not 1)`,
    );

/** The documents of a layout have another from now on. */
export const moveLayout = (shard: TenantShard, layout: string, to: string) =>
  shard
    .update(supplierDocuments)
    .set({ layout: to })
    .where(and(eq(supplierDocuments.tenantId, shard.tenantId), eq(supplierDocuments.layout, layout)));

/**
 * The newest `most` waiting documents of a layout are to be compared again, if it is one that was checked now. Those that were compared since,
 * and those that are due, are left out.
 */
export const renewLayout = (shard: TenantShard, layout: string, most = mostRenewed) =>
  shard
    .update(supplierDocuments)
    .set({ due: sql`${supplierDocuments.due} + 1`, tries: 0 })
    .where(
      sql`${supplierDocuments.documentId} in (select s.document_id from supplier_documents s
        join documents d on d.id = s.document_id
        where s.tenant_id = ${shard.tenantId} and s.layout = ${layout} and s.layout_checked = 0 and s.due = 0
          and d.status not in ('approved', 'released')
          and exists (select 1 from supplier_documents o
            where o.tenant_id = s.tenant_id and o.layout = s.layout and o.layout_checked = 1)
        order by s.document_id desc limit ${most})`,
    );

/** The file names of the newest checked documents of these layouts. */
export const selectLayoutFiles = (
  shard: TenantShard,
  layouts: readonly string[],
): Promise<{ layout: string; fileName: string }[]> =>
  shard.all(
    (tenantId) => sql`
      select l.value as layout, d.file_name as fileName from json_each(${JSON.stringify(layouts)}) l
        join ${documents} d on d.id = (select s.document_id from ${supplierDocuments} s
          where s.tenant_id = ${tenantId} and s.layout = l.value and s.layout_checked = 1
          order by s.document_id desc limit 1)`,
  );
