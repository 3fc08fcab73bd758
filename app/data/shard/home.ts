import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { isDue } from "./document-handling";
import { topLevel } from "./document-ranks";
import { documentReleases } from "./release-schema";
import { documentCounts, documents, intakeLog, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** The ways in which a document waits for someone, as counters name them. */
const waitingKeys = ["failed", "success look", "success blocked"] as const;

/** How many documents of each model wait for someone to look at them; none leaves no row. */
export const selectWaitingCounts = (shard: TenantShard) =>
  shard
    .select({
      modelId: documentCounts.modelId,
      count: sql<number>`total(${documentCounts.count})`.mapWith(Number),
    })
    .from(tenantModels)
    .innerJoin(documentCounts, eq(documentCounts.modelId, tenantModels.id))
    .where(and(eq(documentCounts.level, topLevel), inArray(documentCounts.status, [...waitingKeys])))
    .groupBy(documentCounts.modelId)
    .having(sql`total(${documentCounts.count}) > 0`);

const shown = {
  id: documents.id,
  modelId: documents.modelId,
  fileName: documents.fileName,
  status: documents.status,
  receivedAt: documents.receivedAt,
};

/** The oldest documents of a model in one of these ways to wait, leaving out what is postponed. */
export const selectOldestWaiting = (
  shard: TenantShard,
  modelId: string,
  way: { status: "failed" | "success"; readiness: "look" | "blocked" | null },
  now: Date,
  limit: number,
) =>
  shard
    .select(shown)
    .from(documents)
    .where(
      and(
        eq(documents.modelId, modelId),
        eq(documents.status, way.status),
        way.readiness === null ? undefined : eq(documents.readiness, way.readiness),
        isDue(now),
      ),
    )
    .orderBy(documents.position)
    .limit(limit);

/** What came last into a model. */
export const selectLatest = (shard: TenantShard, modelId: string, limit: number) =>
  shard
    .select(shown)
    .from(documents)
    .where(and(eq(documents.modelId, modelId), sql`+${documents.status} <> 'split'`))
    .orderBy(desc(documents.position))
    .limit(limit);

/** Files that were refused last. */
export const selectLastRefused = (shard: TenantShard, limit: number) =>
  shard
    .select({
      id: intakeLog.id,
      at: intakeLog.at,
      fileName: intakeLog.fileName,
      sender: intakeLog.sender,
      reason: intakeLog.reason,
    })
    .from(intakeLog)
    .where(and(eq(intakeLog.tenantId, shard.tenantId), sql`${intakeLog.outcome} = 'refused'`))
    .orderBy(desc(intakeLog.id))
    .limit(limit);

/** Releases that were given up last. */
export const selectLastFailedReleases = (shard: TenantShard, limit: number) =>
  shard
    .select({
      id: documentReleases.documentId,
      at: documentReleases.requestedAt,
      fileName: documents.fileName,
      problem: documentReleases.problem,
    })
    .from(documentReleases)
    .innerJoin(documents, eq(documents.id, documentReleases.documentId))
    .where(and(eq(documentReleases.tenantId, shard.tenantId), sql`${documentReleases.state} = 'failed'`))
    .orderBy(desc(documentReleases.requestedAt))
    .limit(limit);
