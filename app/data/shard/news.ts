import { and, asc, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { topLevel } from "./document-ranks";
import { documentCounts, documents, intakeLog, shardAudit, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** What is after `since` and not after `until`. */
export type Period = { since: Date; until: Date };

/** What waits for someone to look at it; the same as the queue of the review page. */
const needingALook = ["failed", "success look", "success blocked"] as const;

/**
 * Of each model, how many documents that need review were processed in a period and how many arrived, counted up to `most`,
 * and how many wait for a look altogether.
 */
export const selectModelNews = (shard: TenantShard, { since, until }: Period, most: number) =>
  shard
    .select({
      modelId: tenantModels.id,
      name: tenantModels.name,
      toLookAt: sql<number>`(select count(*) from (select 1 from ${documents} d
        where d.model_id = tenant_ai_models.id and d.processed_at > ${since.getTime()}
        and d.processed_at <= ${until.getTime()}
        and (d.status = 'failed' or (d.status = 'success' and d.readiness in ('look', 'blocked'))) limit ${most}))`,
      arrived: sql<number>`(select count(*) from (select 1 from ${documents} d
        where d.model_id = tenant_ai_models.id and d.received_at > ${since.getTime()}
        and d.received_at <= ${until.getTime()} and d.parent_document_id is null limit ${most}))`,
      waiting: sql<number>`(select coalesce(sum(c.count), 0) from ${documentCounts} c
        where c.model_id = tenant_ai_models.id and c.level = ${topLevel}
        and c.status in (select value from json_each(${JSON.stringify(needingALook)})))`,
    })
    .from(tenantModels)
    .orderBy(asc(tenantModels.foldedName));

/** The documents of a model that were processed in a period and need review, the newest first, up to `limit`: ids. */
export const selectNeedsReviewIds = (
  shard: TenantShard,
  modelId: string,
  { since, until }: Period,
  limit: number,
) =>
  shard
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.modelId, modelId),
        gt(documents.processedAt, since),
        lte(documents.processedAt, until),
        sql`(${documents.status} = 'failed' or (${documents.status} = 'success' and ${documents.readiness} in ('look', 'blocked')))`,
      ),
    )
    .orderBy(desc(documents.processedAt), desc(documents.position))
    .limit(limit);

/** The newest parts of mails that were refused, up to `most`. */
export const selectRefusedParts = (shard: TenantShard, most: number) =>
  shard
    .select({
      at: intakeLog.at,
      sender: intakeLog.sender,
      fileName: intakeLog.fileName,
      reason: intakeLog.reason,
    })
    .from(intakeLog)
    .where(eq(intakeLog.outcome, "refused"))
    .orderBy(desc(intakeLog.id))
    .limit(most);

/** Releases that were given up in a period, the newest first, up to `most`. */
export const selectFailedReleases = (shard: TenantShard, { since, until }: Period, most: number) =>
  shard
    .select({
      fileName: documents.fileName,
      problem: sql<string | null>`json_extract(${shardAudit.detail}, '$.problem')`,
    })
    .from(shardAudit)
    .innerJoin(documents, eq(documents.id, shardAudit.subjectId))
    .where(
      and(
        inArray(shardAudit.operation, ["documents.fail-release"]),
        gt(shardAudit.at, since),
        lte(shardAudit.at, until),
      ),
    )
    .orderBy(desc(shardAudit.at), desc(shardAudit.id))
    .limit(most);
