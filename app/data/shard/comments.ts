import { desc, eq, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { documentComments } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Records what someone wrote about a document. */
export const insertComment = (shard: TenantShard, row: NewRow<typeof documentComments>) =>
  shard.insert(documentComments).values(row);

/** The same, but not when it is the document's newest comment already, word for word and by the same person. */
export const insertNewComment = (
  shard: TenantShard,
  { id, documentId, actorId, at, body }: NewRow<typeof documentComments>,
) =>
  shard.insert(documentComments).select(
    (tenantId) => sql`select ${id}, ${tenantId}, ${documentId}, ${actorId}, ${at.getTime()}, ${body}
      where not exists (
        select 1 from (select actor_id, body from document_comments
          where document_id = ${documentId} and tenant_id = ${tenantId} order by id desc limit 1)
        where actor_id = ${actorId} and body = ${body}
      )`,
  );

/** The latest comments on a document, newest first; a batch item. */
export const selectComments = (shard: TenantShard, documentId: string, limit: number) =>
  shard
    .select({
      id: documentComments.id,
      actorId: documentComments.actorId,
      at: documentComments.at,
      body: documentComments.body,
    })
    .from(documentComments)
    .where(eq(documentComments.documentId, documentId))
    .orderBy(desc(documentComments.id))
    .limit(limit);
