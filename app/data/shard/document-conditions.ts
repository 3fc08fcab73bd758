import { and, eq, type SQL, sql } from "drizzle-orm";
import { encodeConcerns, neverForced } from "~/domain/documents/concerns";
import { type DocumentScope, finalPosition, firstPosition, isOfConcern, isOfStatus } from "./document-ranks";
import { documents } from "./shard-schema";

/** The document of this id. */
export const isDocument = (documentId: string): SQL => eq(documents.id, documentId);

/** A document at the revision that someone saw. */
export type ExpectedRevision = { documentId: string; attempt: number; revision: number };

/** The document if it is still at the expected revision: not processed again, not edited since. */
export const isAtExpectedRevision = ({ documentId, attempt, revision }: ExpectedRevision): SQL | undefined =>
  and(isDocument(documentId), eq(documents.attempt, attempt), eq(documents.revision, revision));

/** The documents of a model. */
export const isOfModel = ({ modelId }: { modelId: string }): SQL => eq(documents.modelId, modelId);

/** The documents of a scope whenever they came; `steer` is a plus sign where the index of the status must not be used. */
export const isInScope = (scope: DocumentScope, steer = sql.raw("")): SQL | undefined =>
  and(
    isOfModel(scope),
    scope.status === null ? sql`+${documents.status} <> 'split'` : isOfStatus(scope.status, steer),
    scope.readiness === null ? undefined : sql`${steer}${documents.readiness} = ${scope.readiness}`,
    scope.order === null ? undefined : sql`${steer}${documents.orderOutcome} = ${scope.order}`,
    isOfConcern(scope, steer),
  );

/** The documents of a scope with its dates, up to a position where one is given. */
export const isBetween = (scope: DocumentScope, last: SQL = finalPosition(scope)): SQL | undefined =>
  and(isInScope(scope), sql`${documents.position} between ${firstPosition(scope)} and ${last}`);

/** Whether something is open about a document that a second person has to settle, whatever someone insists on. */
export const isHeldRow: SQL<boolean> = sql<boolean>`exists (select 1 from supplier_documents held
  where held.document_id = ${documents.id} and held.concerns & ${sql.raw(String(encodeConcerns(neverForced)))} > 0)`;
