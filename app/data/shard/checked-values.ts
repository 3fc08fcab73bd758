import { type SQL, sql } from "drizzle-orm";
import type { Evidence } from "~/domain/error-budget/derive-passing";
import { documentOfLayout } from "~/domain/suppliers/document-layout";
import { budgetDraws } from "./budget-schema";
import { documentFigures } from "./figure-schema";
import { documents } from "./shard-schema";
import { supplierDocuments } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";

/**
 * Which documents are evidence: the newest `most` of each settled status, the newest that chance drew, and, before anything could pass
 * (`actingFrom`), the newest of that time.
 */
export type EvidenceScope = { modelId: string; actingFrom: number | null; most: number };

/** A supplier that is looked at by itself has this many documents among the evidence. */
export type SupplierGroups = { least: number; most: number };

/** Whose a document is, or its layout where nobody knows that. */
const groupOf = sql.raw("coalesce(s.supplier_id, s.layout)");

/**
 * What checked documents show: by field, supplier or layout (null for those that are not among `suppliers`) and confidence, and how many
 * documents those are. Approved from a list is not checked. Of a document that could pass and that chance did not draw, fields that could pass then
 * show nothing: it was looked at for something else, so that it is no fair sample of them.
 */
export async function selectCheckedValues(
  shard: TenantShard,
  scope: EvidenceScope,
  groups: SupplierGroups,
): Promise<{ documents: number; suppliers: string[]; values: Evidence[] }> {
  const counted = (tenantId: string) => sql`
    select ${groupOf} as supplierId, count(*) as documents
    from (${evidence(tenantId, scope)}) d
      left join ${supplierDocuments} s on s.document_id = d.id and s.tenant_id = ${tenantId}
    group by 1`;
  const counts = await shard.all<{ supplierId: string | null; documents: number }>(counted);
  const suppliers = counts
    .flatMap(({ supplierId, documents: own }) =>
      supplierId !== null && own >= groups.least ? [{ supplierId, own }] : [],
    )
    .toSorted((a, b) => b.own - a.own || (a.supplierId < b.supplierId ? -1 : 1))
    .slice(0, groups.most)
    .map(({ supplierId }) => supplierId);
  const values = await shard.all<Evidence>((tenantId) =>
    valuesIn(tenantId, evidence(tenantId, scope), suppliers),
  );
  return { documents: counts.reduce((sum, one) => sum + one.documents, 0), suppliers, values };
}

/** Suppliers of one statement: D1 joins at most five selects by "union". */
const suppliersAtOnce = 5;
/** Documents of a supplier among which its latest checked ones are sought; the ids of documents are in the order of arrival. */
const soughtOfSupplier = 200;

/** What the latest checked documents of each of these suppliers show, in the model, at most `most` of each. */
export async function selectLatestValues(
  shard: TenantShard,
  { modelId, suppliers, most }: { modelId: string; suppliers: readonly string[]; most: number },
): Promise<Evidence[]> {
  const found: Evidence[] = [];
  for (let start = 0; start < suppliers.length; start += suppliersAtOnce) {
    const some = suppliers.slice(start, start + suppliersAtOnce);
    found.push(
      ...(await shard.all<Evidence>((tenantId) => {
        const ids = some.map((supplierId) => latestOf(tenantId, { supplierId, modelId, most }));
        return valuesIn(tenantId, sql.join(ids, sql` union all `), some, false);
      })),
    );
  }
  return found;
}

const latestOf = (
  tenantId: string,
  { supplierId, modelId, most }: { supplierId: string; modelId: string; most: number },
) => sql`
  select * from (
    select d.id from (
      select document_id from ${supplierDocuments} where tenant_id = ${tenantId} and ${isOf(supplierId)}
      order by document_id desc limit ${sql.raw(String(soughtOfSupplier))}) s
    join ${documents} d on d.id = s.document_id
    where d.model_id = ${modelId} and d.status in ('approved', 'released') and d.approved_unseen is not 1
    order by d.id desc limit ${sql.raw(String(most))})`;

const isOf = (group: string): SQL =>
  documentOfLayout(group) === null
    ? sql`supplier_id = ${group}`
    : sql`layout = ${group} and layout_checked = 1 and supplier_id is null`;

const valuesIn = (tenantId: string, ids: SQL, suppliers: readonly string[], fairly = true): SQL => sql`
  select one.value ->> 0 as field, known.value as supplierId,
    one.value ->> 2 as confidence, count(*) as count, sum(one.value ->> 1 <> 'left') as wrong
  from (${ids}) d
    join ${documentFigures} f on f.document_id = d.id and f.tenant_id = ${tenantId}
    join json_each(f.figures) one
    left join ${supplierDocuments} s on s.document_id = d.id and s.tenant_id = ${tenantId}
    left join json_each(${JSON.stringify(suppliers)}) known on known.value = ${groupOf}
    left join ${budgetDraws} b on b.document_id = d.id
  where one.value ->> 2 is not null and (${fairly ? 0 : 1} or b.document_id is null or b.state in ('seen', 'checked')
    or not exists (select 1 from json_each(b.acting) a where a.value = one.value ->> 0))
  group by 1, 2, 3`;

const evidence = (tenantId: string, { modelId, actingFrom, most }: EvidenceScope): SQL => sql`
  select id from (${settled(tenantId, modelId, "approved", most)} union ${settled(tenantId, modelId, "released", most)}
    union ${drawn(tenantId, modelId, most)}
    ${actingFrom === null ? sql`` : sql`union ${settled(tenantId, modelId, "approved", most, actingFrom)} union ${settled(tenantId, modelId, "released", most, actingFrom)}`})
  where approved_unseen is not 1`;

const settled = (
  tenantId: string,
  modelId: string,
  status: "approved" | "released",
  most: number,
  before?: number,
) => sql`
  select * from (
    select id, approved_unseen from ${documents}
    where tenant_id = ${tenantId} and model_id = ${modelId} and status = ${status}
      ${before === undefined ? sql`` : sql`and position < ${before}`}
    order by position desc limit ${most}
  )`;

const drawn = (tenantId: string, modelId: string, most: number) => sql`
  select * from (
    select d.id, d.approved_unseen from ${budgetDraws} b join ${documents} d on d.id = b.document_id
    where b.tenant_id = ${tenantId} and b.model_id = ${modelId} and b.state in ('checked', 'seen')
      and d.status in ('approved', 'released')
    order by b.position desc limit ${most}
  )`;
