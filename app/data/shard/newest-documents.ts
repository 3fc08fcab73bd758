import { and, desc, eq, inArray } from "drizzle-orm";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** The newest documents of a model that were read and wait for someone to settle them; a batch item. */
export const selectNewestProcessed = (shard: TenantShard, modelId: string, limit: number) =>
  shard
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.modelId, modelId), inArray(documents.status, ["success", "failed"])))
    .orderBy(desc(documents.position))
    .limit(limit);
