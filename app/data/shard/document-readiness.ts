import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { bitOf, type ConcernKind, encodeConcerns, isJudged, isOpenKind } from "~/domain/documents/concerns";
import { documentStatuses } from "~/domain/documents/status";
import {
  type ExpectedRevision,
  isAtExpectedRevision,
  isBetween,
  isDocument,
  isOfModel,
} from "./document-conditions";
import type { DocumentScope } from "./document-ranks";
import { foundBy, inScope } from "./document-search";
import { documents, tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

const judged = documentStatuses.filter(isJudged);

/** What the comparison with the supplier file says of a document; a trigger keeps these bits from then on. */
const ofSupplier = sql.raw(
  `coalesce((select s.concerns from supplier_documents s where s.document_id = documents.id), 0)`,
);
const ofSupplierBit = (kind: ConcernKind) => sql`${ofSupplier} & ${sql.raw(String(bitOf(kind)))} > 0`;

/** Questions that other tables answer; triggers keep the bits of the first two from then on, and pages stay as they are. */
const open = {
  duplicate: sql.raw(`exists (select 1 from duplicates
    where document_id = documents.id and dismissed_at is null)`),
  split: sql.raw(`exists (select 1 from document_splits
    where document_id = documents.id and state = 'proposed')`),
  pages: sql.raw(`exists (select 1 from pages
    where document_id = documents.id and attempt = documents.attempt and state = 'failed')`),
};
/** Whether chance drew it for a check that nobody has made yet. */
const drawn = sql.raw(`exists (select 1 from budget_draws
  where document_id = documents.id and state = 'drawn')`);
const openBit = (kind: keyof typeof open) => sql`${sql.raw(String(bitOf(kind)))} * ${open[kind]}`;

/** What to store of a document whose result has these concerns: duplicates and splits are as the database knows them. */
export const concernsColumn = (ofResult: readonly ConcernKind[]): SQL<number> => {
  const own = encodeConcerns(ofResult.filter((kind) => !isOpenKind(kind)));
  return sql<number>`${sql.raw(String(own))} | ${openBit("duplicate")} | ${openBit("split")} | ${openBit("pages")}
    | ${ofSupplier} | ${sql.raw(String(bitOf("audit")))} * ${drawn}`;
};

/** What is open about a document that other tables know, and whose it is (else its layout) if that supplier has settled documents; a batch item. */
export const selectOpenQuestions = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      duplicate: sql`${open.duplicate}`.mapWith(Boolean),
      split: sql`${open.split}`.mapWith(Boolean),
      pages: sql`${open.pages}`.mapWith(Boolean),
      bankAccount: sql`${ofSupplierBit("bankAccount")}`.mapWith(Boolean),
      bankSigns: sql`${ofSupplierBit("bankSigns")}`.mapWith(Boolean),
      order: sql`${ofSupplierBit("order")}`.mapWith(Boolean),
      rules: sql`${ofSupplierBit("rules")}`.mapWith(Boolean),
      blockingRules: sql`${ofSupplierBit("blockingRules")}`.mapWith(Boolean),
      audit: sql`${drawn}`.mapWith(Boolean),
      supplierId: sql<
        string | null
      >`(select coalesce((select s.id from suppliers s where s.id = d.supplier_id and s.documents > 0),
          (select o.layout from supplier_documents o
            where o.tenant_id = d.tenant_id and o.layout = d.layout and o.layout_checked = 1 limit 1))
        from supplier_documents d where d.document_id = documents.id)`,
    })
    .from(documents)
    .where(isDocument(documentId));

/** Stores the verdict on a document, if it has not changed since. */
export const noteConcerns = (shard: TenantShard, seen: ExpectedRevision, ofResult: readonly ConcernKind[]) =>
  shard
    .update(documents)
    .set({ concerns: concernsColumn(ofResult) })
    .where(isAtExpectedRevision(seen));

/** Those of these documents that wait for approval and were not judged yet, or not by their model as it is now. */
export async function findUnjudged(shard: TenantShard, ids: readonly string[]): Promise<string[]> {
  const rows = await shard
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(
      and(
        sql`${documents.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        or(isNull(documents.concerns), lt(documents.position, tenantModels.judgingBelow)),
        inArray(documents.status, judged),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The concerns of these documents of the tenant, with their file names; in no order. */
export const selectConcerns = (
  shard: TenantShard,
  { modelId }: { modelId?: string | undefined },
  ids: readonly string[],
) =>
  shard
    .select({
      id: documents.id,
      fileName: documents.fileName,
      status: documents.status,
      concerns: documents.concerns,
    })
    .from(documents)
    .where(
      and(
        sql`${documents.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        modelId === undefined ? undefined : eq(documents.modelId, modelId),
      ),
    );

const counted = { status: documents.status, concerns: documents.concerns, count: count() };

/** How many documents of a scope have which concerns, by status; reads each of them, so the scope must be bounded. */
export const countConcerns = (shard: TenantShard, scope: DocumentScope) =>
  shard.select(counted).from(documents).where(isBetween(scope)).groupBy(documents.status, documents.concerns);

/** The same of the newest `most` documents of a model that are not ready. */
export const countConcernsOfUnready = (shard: TenantShard, modelId: string, most: number) =>
  shard
    .select({ concerns: documents.concerns, count: count() })
    .from(documents)
    .where(
      and(
        eq(documents.modelId, modelId),
        isUnready,
        sql`+${documents.position} >= (select min(position) from (select position from documents
          where model_id = ${modelId} and ${isUnready} order by +position desc limit ${most}))`,
      ),
    )
    .groupBy(documents.concerns);

const isUnready = sql`documents.readiness in ('look', 'blocked')`;

/** The same of those among the first `most` matches of a search. */
export const countFoundConcerns = (
  shard: TenantShard,
  scope: DocumentScope,
  expression: string,
  most: number,
) =>
  shard
    .select(counted)
    .from(foundBy(expression, most))
    .innerJoin(documents, sql`${documents.id} = keys.document_id`)
    .where(inScope(scope))
    .groupBy(documents.status, documents.concerns);

/** Below it stand all documents of a model: what `judgingBelow` begins with. */
export const beyondLastPosition = Number.MAX_SAFE_INTEGER;

/** Models whose documents are to be judged again. */
export const selectModelsToJudge = (shard: SweepShard, limit: number) =>
  shard
    .select({
      tenantId: tenantModels.tenantId,
      modelId: tenantModels.id,
      timeZone: tenantModels.timeZone,
      below: sql<number>`${tenantModels.judgingBelow}`.mapWith(Number),
    })
    .from(tenantModels)
    .where(isNotNull(tenantModels.judgingBelow))
    .orderBy(asc(tenantModels.id))
    .limit(limit);

/** The next documents of a model to judge, and where they stand. */
export const selectToJudge = (
  shard: TenantShard,
  { below, ...model }: { modelId: string; below: number },
  limit: number,
) =>
  shard
    .select({
      id: documents.id,
      position: documents.position,
      status: documents.status,
      receivedAt: documents.receivedAt,
      receivedDay: documents.receivedDay,
    })
    .from(documents)
    .where(and(isOfModel(model), lt(documents.position, below), gt(documents.position, -1)))
    .orderBy(desc(documents.position))
    .limit(limit);

/** Records how far a model's documents are judged, null at the end; nothing when it was begun again meanwhile. */
export const advanceJudging = (
  shard: TenantShard,
  { modelId, below }: { modelId: string; below: number },
  next: number | null,
) =>
  shard
    .update(tenantModels)
    .set({ judgingBelow: next })
    .where(and(eq(tenantModels.id, modelId), eq(tenantModels.judgingBelow, below)));
