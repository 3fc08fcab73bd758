import { and, eq, inArray, sql } from "drizzle-orm";
import { type Readiness, readinesses } from "~/domain/documents/concerns";
import { type DocumentStatus, documentStatuses } from "~/domain/documents/status";
import { type OrderOutcome, orderOutcomes } from "~/domain/orders/order-outcome";
import { topLevel } from "./document-ranks";
import { documentCounts, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** How many documents of each of the tenant's models, or of one of them, stand in each status; none leaves no row. */
export const selectStatusCounts = (shard: TenantShard, modelId?: string) =>
  shard
    .select({ ...columns, status: sql<DocumentStatus>`${documentCounts.status}` })
    .from(tenantModels)
    .innerJoin(documentCounts, eq(documentCounts.modelId, tenantModels.id))
    .where(counted(documentStatuses, modelId))
    .groupBy(documentCounts.modelId, documentCounts.status)
    .having(sql`${columns.count} > 0`);

/** The same for those that wait for approval, by whether one may rely on them. */
export const selectReadinessCounts = (shard: TenantShard, modelId?: string) =>
  shard
    .select({ ...columns, readiness: sql<Readiness>`${documentCounts.status}` })
    .from(tenantModels)
    .innerJoin(documentCounts, eq(documentCounts.modelId, tenantModels.id))
    .where(counted(readinesses, modelId))
    .groupBy(documentCounts.modelId, documentCounts.status)
    .having(sql`${columns.count} > 0`);

/** The same for those that name an order, whatever their status, by how they stand to it. */
export const selectOrderCounts = (shard: TenantShard, modelId?: string) =>
  shard
    .select({ ...columns, orderOutcome: sql<OrderOutcome>`${documentCounts.status}` })
    .from(tenantModels)
    .innerJoin(documentCounts, eq(documentCounts.modelId, tenantModels.id))
    .where(counted(orderOutcomes, modelId))
    .groupBy(documentCounts.modelId, documentCounts.status)
    .having(sql`${columns.count} > 0`);

const columns = { modelId: documentCounts.modelId, count: sql<number>`sum(${documentCounts.count})` };

const counted = (keys: readonly (DocumentStatus | Readiness | OrderOutcome)[], modelId: string | undefined) =>
  and(
    eq(documentCounts.level, topLevel),
    inArray(documentCounts.status, [...keys]),
    modelId === undefined ? undefined : eq(tenantModels.id, modelId),
  );
