import { desc, eq } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { documentComments } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Notes what somebody wrote about a document. */
export const insertComment = (shard: TenantShard, row: NewRow<typeof documentComments>) =>
  shard.insert(documentComments).values(row);

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
