import { and, eq, inArray, sql } from "drizzle-orm";
import { type Readiness, readinesses } from "~/domain/documents/concerns";
import { type DocumentStatus, documentStatuses } from "~/domain/documents/status";
import { topLevel } from "./document-ranks";
import type { ShardDatabase } from "./shard-database";
import { documentCounts, tenantModels } from "./shard-schema";

/** How many documents of each of the tenant's models, or of one of them, stand in each status; none leaves no row. */
export const selectStatusCounts = (shard: ShardDatabase, tenantId: string, modelId?: string) =>
  shard
    .select({ ...columns, status: sql<DocumentStatus>`${documentCounts.status}` })
    .from(documentCounts)
    .innerJoin(tenantModels, eq(tenantModels.id, documentCounts.modelId))
    .where(counted(documentStatuses, tenantId, modelId))
    .groupBy(documentCounts.modelId, documentCounts.status)
    .having(sql`${columns.count} > 0`);

/** The same for those that wait for approval, by whether one may rely on them. */
export const selectReadinessCounts = (shard: ShardDatabase, tenantId: string, modelId?: string) =>
  shard
    .select({ ...columns, readiness: sql<Readiness>`${documentCounts.status}` })
    .from(documentCounts)
    .innerJoin(tenantModels, eq(tenantModels.id, documentCounts.modelId))
    .where(counted(readinesses, tenantId, modelId))
    .groupBy(documentCounts.modelId, documentCounts.status)
    .having(sql`${columns.count} > 0`);

const columns = { modelId: documentCounts.modelId, count: sql<number>`sum(${documentCounts.count})` };

const counted = (
  keys: readonly (DocumentStatus | Readiness)[],
  tenantId: string,
  modelId: string | undefined,
) =>
  and(
    eq(tenantModels.tenantId, tenantId),
    eq(documentCounts.level, topLevel),
    inArray(documentCounts.status, [...keys]),
    modelId === undefined ? undefined : eq(tenantModels.id, modelId),
  );
