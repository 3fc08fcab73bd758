import { and, eq, sql } from "drizzle-orm";
import type { ShardDatabase } from "./shard-database";
import { documentCounts, tenantModels } from "./shard-schema";

// The coarsest level: a million documents are sixteen blocks.
const level = 2;

/** How many documents of each of the tenant's models, or of one of them, stand in each status; none leaves no row. */
export const selectStatusCounts = (shard: ShardDatabase, tenantId: string, modelId?: string) => {
  const count = sql<number>`sum(${documentCounts.count})`;
  return shard
    .select({ modelId: documentCounts.modelId, status: documentCounts.status, count })
    .from(documentCounts)
    .innerJoin(tenantModels, eq(tenantModels.id, documentCounts.modelId))
    .where(
      and(
        eq(tenantModels.tenantId, tenantId),
        eq(documentCounts.level, level),
        modelId === undefined ? undefined : eq(tenantModels.id, modelId),
      ),
    )
    .groupBy(documentCounts.modelId, documentCounts.status)
    .having(sql`${count} > 0`);
};
