import { and, eq, ne, sql } from "drizzle-orm";
import type { DocumentStatus } from "~/domain/documents/status";
import { topLevel } from "./document-ranks";
import type { ShardDatabase } from "./shard-database";
import { documentCounts, tenantModels } from "./shard-schema";

/** How many documents of each of the tenant's models, or of one of them, stand in each status; none leaves no row. */
export const selectStatusCounts = (shard: ShardDatabase, tenantId: string, modelId?: string) => {
  const count = sql<number>`sum(${documentCounts.count})`;
  return shard
    .select({ modelId: documentCounts.modelId, status: sql<DocumentStatus>`${documentCounts.status}`, count })
    .from(documentCounts)
    .innerJoin(tenantModels, eq(tenantModels.id, documentCounts.modelId))
    .where(
      and(
        eq(tenantModels.tenantId, tenantId),
        eq(documentCounts.level, topLevel),
        ne(documentCounts.status, "all"),
        modelId === undefined ? undefined : eq(tenantModels.id, modelId),
      ),
    )
    .groupBy(documentCounts.modelId, documentCounts.status)
    .having(sql`${count} > 0`);
};
