import { and, asc, desc, eq, getTableColumns, gt, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { AccountDecision } from "~/domain/suppliers/account-decision";
import type { NewRow } from "../new-row";
import { corrections, documents, tenantModels } from "./shard-schema";
import { supplierDocuments, suppliers } from "./supplier-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type SupplierDocumentRow = typeof supplierDocuments.$inferSelect;

/** What is known of the supplier of a document; a batch item. */
export const selectSupplierDocument = (shard: TenantShard, documentId: string) =>
  shard.select().from(supplierDocuments).where(eq(supplierDocuments.documentId, documentId));

/** The layout of a document if one of it was checked. */
const checkedLayout =
  sql.raw(`(select of.layout from supplier_documents of where of.document_id = supplier_documents.document_id
  and exists (select 1 from supplier_documents o
    where o.tenant_id = of.tenant_id and o.layout = of.layout and o.layout_checked = 1))`);

/** The same with the supplier's name, and its id (else its layout's) if a document of it was settled; a batch item. */
export const selectDocumentSupplier = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      row: getTableColumns(supplierDocuments),
      name: suppliers.name,
      number: suppliers.number,
      checkedSupplierId: sql<
        string | null
      >`iif(${suppliers.documents} > 0, ${suppliers.id}, ${checkedLayout})`,
    })
    .from(supplierDocuments)
    .leftJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(eq(supplierDocuments.documentId, documentId));

type Compared = Pick<
  NewRow<typeof supplierDocuments>,
  | "documentId"
  | "modelId"
  | "attempt"
  | "supplierId"
  | "reason"
  | "outcome"
  | "signs"
  | "accounts"
  | "unknown"
  | "changed"
  | "nameKey"
  | "taxKey"
  | "concerns"
  | "orderKey"
  | "orderMatch"
  | "ruleFindings"
  | "layout"
  | "layoutChecked"
>;

/**
 * Records how a document was compared. `seen` is what was due then: what changed since stays due. `again`: a new one is
 * due once more.
 */
export const putCompared = (
  shard: TenantShard,
  { documentId, modelId, ...row }: Compared,
  { seen, again }: { seen: number; again: boolean },
) =>
  shard
    .insert(supplierDocuments)
    .values({ documentId, modelId, ...row, due: again ? 1 : 0 })
    .onConflictDoUpdate({
      target: supplierDocuments.documentId,
      set: {
        ...row,
        // The trigger on results makes the row of a new document before this, in the same batch.
        due: sql`max(${supplierDocuments.due} - ${seen}, 0) + ${again ? 1 : 0}`,
        layoutChecked: sql`iif(${supplierDocuments.layoutChecked} = 1, 1, ${row.layoutChecked ?? 0})`,
        tries: 0,
      },
    });

/** Records that a document is that of the supplier which was put on file because of it. */
export const linkToSupplier = (
  shard: TenantShard,
  documentId: string,
  found: Pick<SupplierDocumentRow, "supplierId" | "reason" | "outcome">,
) => shard.update(supplierDocuments).set(found).where(eq(supplierDocuments.documentId, documentId));

/** A document that is not a bill is not compared. */
export const forgetCompared = (shard: TenantShard, documentId: string) =>
  shard.delete(supplierDocuments).where(eq(supplierDocuments.documentId, documentId));

/** Documents of all tenants that are to be compared or learned from; those that failed before stand behind. */
export const selectDueSuppliers = (shard: SweepShard, most: number, limit: number) =>
  shard
    .select({
      tenantId: supplierDocuments.tenantId,
      documentId: supplierDocuments.documentId,
      learn: supplierDocuments.learn,
    })
    .from(supplierDocuments)
    .where(
      and(
        or(gt(supplierDocuments.due, 0), gt(supplierDocuments.learn, 0)),
        lt(supplierDocuments.tries, most),
      ),
    )
    .orderBy(asc(supplierDocuments.tries), asc(supplierDocuments.documentId))
    .limit(limit);

/** The first documents of the tenant that are settled and not learned from. */
export const selectToLearn = (shard: TenantShard, most: number, limit: number) =>
  shard
    .select({ documentId: supplierDocuments.documentId })
    .from(supplierDocuments)
    .where(
      and(
        eq(supplierDocuments.tenantId, shard.tenantId),
        gt(supplierDocuments.learn, 0),
        lt(supplierDocuments.tries, most),
      ),
    )
    .orderBy(asc(supplierDocuments.documentId))
    .limit(limit);

/** Those of these documents that are to be compared. */
export const selectDueAmong = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select({ documentId: supplierDocuments.documentId })
    .from(supplierDocuments)
    .where(
      and(
        sql`${supplierDocuments.documentId} in (select value from json_each(${JSON.stringify(ids)}))`,
        gt(supplierDocuments.due, 0),
      ),
    );

/** Counts one more beginning, before it is begun. */
export const countSupplierTry = (shard: TenantShard, documentId: string) =>
  shard
    .update(supplierDocuments)
    .set({ tries: sql`${supplierDocuments.tries} + 1` })
    .where(eq(supplierDocuments.documentId, documentId));

/** Records that a settled document was learned from. */
export const endLearning = (shard: TenantShard, documentId: string) =>
  shard
    .update(supplierDocuments)
    .set({ learn: 0, tries: 0 })
    .where(eq(supplierDocuments.documentId, documentId));

/** What a document is compared by: its row, its model and its result's attempt; a batch item. */
export const selectComparable = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      id: documents.id,
      modelId: documents.modelId,
      status: documents.status,
      attempt: documents.attempt,
      baseModelId: tenantModels.baseModelId,
      hasBudget: isNotNull(tenantModels.passing).mapWith(Boolean),
    })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(eq(documents.id, documentId));

/**
 * Documents that are to be compared again because a supplier is new or changed: those that were its, and those of a sender with one of
 * its names or tax numbers. Settled ones stay as they were settled.
 */
export const renewComparisons = (
  shard: TenantShard,
  {
    supplierIds,
    nameKeys,
    taxKeys,
  }: { supplierIds: readonly string[]; nameKeys: readonly string[]; taxKeys: readonly string[] },
) =>
  (
    [
      [supplierDocuments.supplierId, supplierIds],
      [supplierDocuments.nameKey, nameKeys.filter((key) => key !== "")],
      [supplierDocuments.taxKey, taxKeys.filter((key) => key !== "")],
    ] as const
  )
    .filter(([, values]) => values.length > 0)
    .map(([column, values]) =>
      shard
        .update(supplierDocuments)
        .set({ due: sql`${supplierDocuments.due} + 1`, tries: 0 })
        .where(
          and(
            eq(supplierDocuments.tenantId, shard.tenantId),
            sql`${column} in (select value from json_each(${JSON.stringify(values)}))`,
            sql`exists (select 1 from documents d where d.id = ${supplierDocuments.documentId} and d.status not in ('approved', 'released'))`,
          ),
        ),
    );

type Decision = { decision: AccountDecision; by: string; at: Date; accounts: string[] };

/**
 * Records a person's decision about the accounts of a document, as long as nothing about it changed. Returns no row
 * otherwise.
 */
export const decideAccounts = (
  shard: TenantShard,
  { documentId, revision }: { documentId: string; revision: number },
  { decision, by, at, accounts }: Decision,
) =>
  shard
    .update(supplierDocuments)
    .set({
      decision,
      decidedBy: by,
      decidedAt: at,
      decidedAccounts: accounts,
      due: sql`${supplierDocuments.due} + 1`,
    })
    .where(
      and(
        eq(supplierDocuments.documentId, documentId),
        eq(supplierDocuments.due, 0),
        sql`exists (select 1 from documents d where d.id = ${documentId} and d.revision = ${revision})`,
      ),
    )
    .returning({ documentId: supplierDocuments.documentId });

/** The accounts that people rejected on the tenant's other documents, the newest documents first; a batch item. */
export const selectRefusals = (shard: TenantShard, documentId: string, limit: number) =>
  shard
    .select({ accounts: supplierDocuments.decidedAccounts })
    .from(supplierDocuments)
    .where(
      and(
        eq(supplierDocuments.tenantId, shard.tenantId),
        // As it stands in the index.
        sql`${supplierDocuments.decision} = 'refused'`,
        ne(supplierDocuments.documentId, documentId),
      ),
    )
    .orderBy(desc(supplierDocuments.documentId))
    .limit(limit);

/** Who changed a value of a document last; null when nobody did. */
export async function findLastEditor(shard: TenantShard, documentId: string): Promise<string | null> {
  const row = await shard
    .select({ actorId: corrections.actorId })
    .from(corrections)
    .where(eq(corrections.documentId, documentId))
    .orderBy(desc(corrections.at), desc(corrections.id))
    .limit(1)
    .get();
  return row?.actorId ?? null;
}

/** Documents of a supplier, the newest first, below one. */
export const selectDocumentsOfSupplier = (
  shard: TenantShard,
  supplierId: string,
  before: string | null,
  limit: number,
) =>
  shard
    .select({
      documentId: documents.id,
      fileName: documents.fileName,
      status: documents.status,
      receivedAt: documents.receivedAt,
      reason: supplierDocuments.reason,
      outcome: supplierDocuments.outcome,
    })
    .from(supplierDocuments)
    .innerJoin(documents, eq(documents.id, supplierDocuments.documentId))
    .where(
      and(
        eq(supplierDocuments.tenantId, shard.tenantId),
        eq(supplierDocuments.supplierId, supplierId),
        before === null ? undefined : lt(supplierDocuments.documentId, before),
      ),
    )
    .orderBy(desc(supplierDocuments.documentId))
    .limit(limit);
