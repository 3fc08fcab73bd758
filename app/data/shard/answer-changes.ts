import type { AnswerChange } from "@fieldwise/engine";
import { and, asc, desc, eq, gt, lt, or, sql } from "drizzle-orm";
import type { ShardDatabase } from "./shard-database";
import { documents } from "./shard-schema";
import { answerChanges } from "./training-schema";

/** Notes what a version would change. Bound as one JSON text, because there may be hundreds. */
export const insertAnswerChanges = (
  shard: ShardDatabase,
  versionId: string,
  changes: readonly (AnswerChange & { documentId: string })[],
) =>
  shard
    .insert(answerChanges)
    .select(
      sql`select ${versionId}, value ->> 'documentId', value ->> 'field', value ->> 'before', value ->> 'after',
        value ->> 'checked', value ->> 'verdict'
        from json_each(${JSON.stringify(changes)})
        where exists (select 1 from ${documents} where ${documents.id} = value ->> 'documentId')`,
    )
    .onConflictDoNothing();

/** Where a list of changes goes on: after this field of this document. */
export type ChangeKey = { documentId: string; field: string };

/** What a version would change, the latest documents first, after `after`. */
export const selectAnswerChanges = (
  shard: ShardDatabase,
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
