import { and, eq, type SQL, sql } from "drizzle-orm";
import { type DocumentScope, finalPosition, firstPosition } from "./document-ranks";
import { documents } from "./shard-schema";

/** The document of this id, where the tenant has it. */
export const isDocument = (tenantId: string, documentId: string): SQL | undefined =>
  and(eq(documents.id, documentId), eq(documents.tenantId, tenantId));

/** A document as somebody saw it. */
export type SeenDocument = { tenantId: string; documentId: string; attempt: number; revision: number };

/** The document as long as it stands as it was seen: not processed again, not edited since. */
export const isAsSeen = ({ tenantId, documentId, attempt, revision }: SeenDocument): SQL | undefined =>
  and(isDocument(tenantId, documentId), eq(documents.attempt, attempt), eq(documents.revision, revision));

/** The documents of a model, found by the index of the model; the tenant is only checked. */
export const isOfModel = ({ tenantId, modelId }: { tenantId: string; modelId: string }): SQL | undefined =>
  and(eq(documents.modelId, modelId), sql`+${documents.tenantId} = ${tenantId}`);

/** The documents of a scope whenever they came; `steer` is a plus sign where the index of the status shall not be used. */
export const isInScope = (scope: DocumentScope, steer = sql.raw("")): SQL | undefined =>
  and(
    isOfModel(scope),
    scope.status === null
      ? sql`+${documents.status} <> 'split'`
      : sql`${steer}${documents.status} = ${scope.status}`,
    scope.readiness === null ? undefined : sql`${steer}${documents.readiness} = ${scope.readiness}`,
  );

/** The documents of a scope with its dates, up to a position where one is given. */
export const isBetween = (scope: DocumentScope, last: SQL = finalPosition(scope)): SQL | undefined =>
  and(isInScope(scope), sql`${documents.position} between ${firstPosition(scope)} and ${last}`);
