import { and, eq, sql } from "drizzle-orm";
import type { ShardDatabase } from "./shard-database";
import { documentClaims } from "./shard-schema";

type Claim = { tenantId: string; documentId: string; actorId: string; at: Date; expiresAt: Date };

/** Claims a document that nobody else holds just now, or lengthens the own claim. With `takeOver` whoever holds it. */
export const putClaim = (
  shard: ShardDatabase,
  { tenantId, documentId, actorId, at, expiresAt }: Claim,
  takeOver: boolean,
) =>
  shard
    .insert(documentClaims)
    .select(
      sql`select id, tenant_id, ${actorId}, ${at.getTime()}, ${expiresAt.getTime()} from documents
        where id = ${documentId} and tenant_id = ${tenantId}`,
    )
    .onConflictDoUpdate({
      target: documentClaims.documentId,
      set: {
        actorId,
        claimedAt: sql`case when actor_id = ${actorId} then claimed_at else ${at.getTime()} end`,
        expiresAt,
      },
      setWhere: takeOver
        ? sql`true`
        : sql`${documentClaims.actorId} = ${actorId} or ${documentClaims.expiresAt} <= ${at.getTime()}`,
    });

/** Who holds a document, expired or not; a batch item. */
export const selectClaim = (
  shard: ShardDatabase,
  { tenantId, documentId }: Pick<Claim, "tenantId" | "documentId">,
) =>
  shard
    .select({ actorId: documentClaims.actorId, since: documentClaims.claimedAt })
    .from(documentClaims)
    .where(and(eq(documentClaims.documentId, documentId), eq(documentClaims.tenantId, tenantId)));

/** Gives the own claim back; another's stays. */
export const deleteClaim = (
  shard: ShardDatabase,
  { tenantId, documentId, actorId }: Pick<Claim, "tenantId" | "documentId" | "actorId">,
) =>
  shard
    .delete(documentClaims)
    .where(
      and(
        eq(documentClaims.documentId, documentId),
        eq(documentClaims.tenantId, tenantId),
        eq(documentClaims.actorId, actorId),
      ),
    );
