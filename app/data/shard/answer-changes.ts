import type { AnswerChange } from "@fieldwise/engine/training";
import { and, asc, desc, eq, gt, lt, or, sql } from "drizzle-orm";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";
import { answerChanges, modelVersions } from "./training-schema";

/** Records what a version would change. Bound as one JSON text, because there may be hundreds. */
export const insertAnswerChanges = (
  shard: TenantShard,
  versionId: string,
  changes: readonly (AnswerChange & { documentId: string })[],
) =>
  shard
    .insert(answerChanges)
    .select(
      (tenantId) => sql`select v.id, value ->> 'documentId', value ->> 'field', value ->> 'before',
        value ->> 'after', value ->> 'checked', value ->> 'verdict'
        from json_each(${JSON.stringify(changes)}) join ${modelVersions} v
          on v.id = ${versionId} and v.tenant_id = ${tenantId}
        where exists (select 1 from ${documents} d where d.id = value ->> 'documentId' and d.tenant_id = ${tenantId})`,
    )
    .onConflictDoNothing();

/** Where a list of changes goes on: after this field of this document. */
export type ChangeKey = { documentId: string; field: string };

/** What a version would change, the latest documents first, after `after`. */
export const selectAnswerChanges = (
  shard: TenantShard,
  versionId: string,
  { after, limit }: { after: ChangeKey | null; limit: number },
) =>
  shard
    .select({
      documentId: answerChanges.documentId,
      fileName: documents.fileName,
      field: answerChanges.field,
      before: answerChanges.before,
      after: answerChanges.after,
      checked: answerChanges.checked,
      verdict: answerChanges.verdict,
    })
    .from(answerChanges)
    .innerJoin(documents, eq(documents.id, answerChanges.documentId))
    .where(and(eq(answerChanges.versionId, versionId), after ? isBeyond(after) : undefined))
    .orderBy(desc(answerChanges.documentId), asc(answerChanges.field))
    .limit(limit);

const isBeyond = ({ documentId, field }: ChangeKey) =>
  or(
    lt(answerChanges.documentId, documentId),
    and(eq(answerChanges.documentId, documentId), gt(answerChanges.field, field)),
  );
