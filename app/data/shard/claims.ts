import { and, eq, sql } from "drizzle-orm";
import { documentClaims } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

type Claim = { documentId: string; actorId: string; at: Date; expiresAt: Date };

/**
 * Claims a document that nobody else holds just now, or renews the caller's claim. With `takeOver` regardless of who
 * holds it.
 */
export const putClaim = (
  shard: TenantShard,
  { documentId, actorId, at, expiresAt }: Claim,
  takeOver: boolean,
) =>
  shard
    .insert(documentClaims)
    .select(
      (tenantId) => sql`select id, tenant_id, ${actorId}, ${at.getTime()}, ${expiresAt.getTime()}
        from documents where id = ${documentId} and tenant_id = ${tenantId}`,
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

/** Who holds a document, since when and until when it would lapse, lapsed or not; a batch item. */
export const selectClaim = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      actorId: documentClaims.actorId,
      since: documentClaims.claimedAt,
      expiresAt: documentClaims.expiresAt,
    })
    .from(documentClaims)
    .where(eq(documentClaims.documentId, documentId));

/** Releases the caller's claim; another person's stays. */
export const deleteClaim = (
  shard: TenantShard,
  { documentId, actorId }: Pick<Claim, "documentId" | "actorId">,
) =>
  shard
    .delete(documentClaims)
    .where(and(eq(documentClaims.documentId, documentId), eq(documentClaims.actorId, actorId)));
