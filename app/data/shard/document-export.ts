import { and, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { type DocumentScope, finalPosition, firstPosition, isOfStatus } from "./document-ranks";
import { documents, results } from "./shard-schema";
import { supplierDocuments, suppliers } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";

// D1 binds at most 100 parameters to a statement.
const idsAtOnce = 90;

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
 * The next documents of the scope with their results, newest first, below a position (all when it is null); `only` "read" passes over
 * those that have no result, at the price of two rows each.
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
        sql`${documents.position} between ${firstPosition(scope)} and ${lastBelow(scope, below)}`,
        only && isNotNull(results.documentId),
      ),
    )
    .orderBy(desc(documents.position))
    .limit(limit);

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
