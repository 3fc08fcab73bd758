import { and, desc, eq } from "drizzle-orm";
import type { ShardDatabase } from "./shard-database";
import { documentComments } from "./shard-schema";

/** Notes what somebody wrote about a document. */
export const insertComment = (shard: ShardDatabase, row: typeof documentComments.$inferInsert) =>
  shard.insert(documentComments).values(row);

/** The latest comments on a document, newest first; a batch item. */
export const selectComments = (
  shard: ShardDatabase,
  { tenantId, documentId }: { tenantId: string; documentId: string },
  limit: number,
) =>
  shard
    .select({
      id: documentComments.id,
      actorId: documentComments.actorId,
      at: documentComments.at,
      body: documentComments.body,
    })
    .from(documentComments)
    .where(and(eq(documentComments.documentId, documentId), eq(documentComments.tenantId, tenantId)))
    .orderBy(desc(documentComments.id))
    .limit(limit);
