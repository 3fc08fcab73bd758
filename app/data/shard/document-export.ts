import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { type DocumentStatus, documentStatuses, hasResult } from "~/domain/documents/status";
import { type DocumentScope, finalPosition, firstPosition, isOfConcern, isOfStatus } from "./document-ranks";
import { documents, results } from "./shard-schema";
import { supplierDocuments, suppliers } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";

// D1 binds at most 100 parameters to a statement.
const idsAtOnce = 90;
// D1 takes five parts of a UNION at most.
const partsAtOnce = 4;
const readStatuses = documentStatuses.filter(hasResult);

const columns = {
  id: documents.id,
  position: documents.position,
  fileName: documents.fileName,
  status: documents.status,
  source: documents.source,
  confidence: documents.confidence,
  problem: documents.problem,
  receivedOn: documents.receivedAt,
  processedOn: documents.processedAt,
  approvedUnseen: documents.approvedUnseen,
  concerns: documents.concerns,
  revision: documents.revision,
  supplierNumber: suppliers.number,
  ruleFindings: supplierDocuments.ruleFindings,
};
const found = {
  documentId: results.documentId,
  attempt: results.attempt,
  fields: results.fields,
  inlineItems: results.inlineItems,
  itemPieces: results.itemPieces,
  editedFields: results.editedFields,
  editedInline: results.editedInline,
  editedPieces: results.editedPieces,
  proof: results.proof,
  findings: results.findings,
};

/**
 * The next documents of the scope with their results, newest first, below a position (all when it is null); `only` "read" leaves out
 * those whose status has no result, however many there are.
 */
export const readForExport = (
  shard: TenantShard,
  scope: DocumentScope,
  below: number | null,
  limit: number,
  only?: "read",
) =>
  shard
    .select({ document: columns, result: found })
    .from(documents)
    .leftJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .leftJoin(supplierDocuments, eq(supplierDocuments.documentId, documents.id))
    .leftJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(
      and(
        eq(documents.modelId, scope.modelId),
        // A file that was split is none of the documents: its parts are.
        scope.status === null ? ne(documents.status, "split") : isOfStatus(scope.status),
        scope.readiness === null ? undefined : eq(documents.readiness, scope.readiness),
        scope.order === null ? undefined : eq(documents.orderOutcome, scope.order),
        isOfConcern(scope),
        only && !mayHaveResult(scope) ? sql`false` : undefined,
        // What has a readiness or an order has a result, so that only a scope of everything holds others.
        only &&
          scope.status === null &&
          scope.readiness === null &&
          scope.order === null &&
          scope.concern === null
          ? sql`${documents.position} in ${newestRead(scope, below, limit)}`
          : sql`${documents.position} between ${firstPosition(scope)} and ${lastBelow(scope, below)}`,
      ),
    )
    .orderBy(desc(documents.position))
    .limit(limit);

const mayHaveResult = ({ status }: DocumentScope) =>
  status === null || status === "submittedAndApproved" || hasResult(status);

/** The positions of the newest documents with a result: each status has its own order in an index, and these are merged. */
function newestRead(scope: DocumentScope, below: number | null, limit: number): SQL {
  const newest = (from: SQL) => sql`select position from (${from} order by position desc limit ${limit})`;
  const ofStatus = (status: DocumentStatus) =>
    sql`select position from documents where model_id = ${scope.modelId} and status = ${status}
      and position between (select low from edges) and (select high from edges)`;
  const parts = readStatuses.map(ofStatus);
  while (parts.length > 1) parts.push(newest(sql.join(parts.splice(0, partsAtOnce), sql` union all `)));
  return sql`(with edges(low, high) as materialized (select ${firstPosition(scope)}, ${lastBelow(scope, below)})
    ${parts[0]})`;
}

/** Those of these documents that the model has, with their results, in the order of the ids. */
export async function readForExportOfIds(
  shard: TenantShard,
  { modelId }: { modelId: string },
  ids: readonly string[],
) {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, chunk) =>
    shard
      .select({ document: columns, result: found })
      .from(documents)
      .leftJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
      .leftJoin(supplierDocuments, eq(supplierDocuments.documentId, documents.id))
      .leftJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
      .where(
        and(
          inArray(documents.id, ids.slice(chunk * idsAtOnce, (chunk + 1) * idsAtOnce)),
          eq(documents.modelId, modelId),
        ),
      ),
  );
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = (row: { document: { id: string } }) => place.get(row.document.id) ?? 0;
  return (await Promise.all(chunks)).flat().sort((one, other) => placeOf(one) - placeOf(other));
}

const lastBelow = (scope: DocumentScope, below: number | null) =>
  below === null ? finalPosition(scope) : sql`min(${below - 1}, ${finalPosition(scope)})`;
