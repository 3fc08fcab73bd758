import { and, asc, eq, sql } from "drizzle-orm";
import type { Rule } from "~/domain/rules/rule";
import { modelRules } from "./rule-schema";
import { documents, results } from "./shard-schema";
import { supplierDocuments } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";

/** The rules of a model in the order in which they were made; a batch item. */
export const selectRules = (shard: TenantShard, modelId: string) =>
  shard
    .select({
      id: modelRules.id,
      kind: modelRules.kind,
      field: modelRules.field,
      other: modelRules.other,
      value: modelRules.value,
      sentence: modelRules.sentence,
      blocks: modelRules.blocks,
    })
    .from(modelRules)
    .where(and(eq(modelRules.tenantId, shard.tenantId), eq(modelRules.modelId, modelId)))
    .orderBy(asc(modelRules.id));

export const insertRule = (shard: TenantShard, modelId: string, rule: Rule) =>
  shard.insert(modelRules).values({ modelId, ...rule });

export const updateRule = (shard: TenantShard, modelId: string, { id, ...rule }: Rule) =>
  shard
    .update(modelRules)
    .set(rule)
    .where(and(eq(modelRules.id, id), eq(modelRules.modelId, modelId)));

export const deleteRuleRow = (shard: TenantShard, modelId: string, ruleId: string) =>
  shard.delete(modelRules).where(and(eq(modelRules.id, ruleId), eq(modelRules.modelId, modelId)));

/** Waiting documents of a model are to be compared again because its rules changed. */
export const renewRules = (shard: TenantShard, modelId: string) =>
  shard
    .update(supplierDocuments)
    .set({ due: sql`${supplierDocuments.due} + 1`, tries: 0 })
    .where(
      sql`${supplierDocuments.documentId} in (select d.id from documents d where d.model_id = ${modelId}
        and d.status not in ('approved', 'released'))`,
    );

/** Bills of a supplier among which a value has to be the only one: the newest. */
const mostBills = 500;

/** Whether an earlier or later bill of the supplier has this value in a field, of the newest; a batch item. */
export const selectSameValue = (
  shard: TenantShard,
  { supplierId, documentId, field, value }: Record<"supplierId" | "documentId" | "field" | "value", string>,
) =>
  shard
    .select({ documentId: documents.id })
    .from(documents)
    .innerJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .where(
      and(
        sql`${documents.id} in (select s.document_id from supplier_documents s where s.tenant_id = ${shard.tenantId}
          and s.supplier_id = ${supplierId} order by s.document_id desc limit ${sql.raw(String(mostBills))})`,
        sql`${documents.id} <> ${documentId}`,
        sql`lower(trim(coalesce(${results.editedFields} -> ${`$."${field}"`}, ${results.fields} -> ${`$."${field}"`}) ->> '$.value')) = lower(trim(${value}))`,
      ),
    )
    .limit(1);

/** The newest documents of a model that were compared, to try rules on; a batch item. */
export const selectTried = (shard: TenantShard, modelId: string, limit: number) =>
  shard
    .select({
      documentId: documents.id,
      fileName: documents.fileName,
      supplierId: supplierDocuments.supplierId,
    })
    .from(documents)
    .innerJoin(supplierDocuments, eq(supplierDocuments.documentId, documents.id))
    .where(eq(documents.modelId, modelId))
    .orderBy(sql`${documents.position} desc`)
    .limit(limit);
