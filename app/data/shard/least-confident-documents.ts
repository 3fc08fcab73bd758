import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Documents of a model that nobody has looked at, those first of which the model is least sure; a batch item. */
export const selectLeastConfidentDocuments = (shard: TenantShard, modelId: string, limit: number) =>
  shard
    .select({
      id: documents.id,
      modelId: documents.modelId,
      fileName: documents.fileName,
      status: documents.status,
      confidence: documents.confidence,
    })
    .from(documents)
    .where(
      and(
        eq(documents.modelId, modelId),
        isNotNull(documents.confidence),
        inArray(sql`+${documents.status}`, ["failed", "success"]),
      ),
    )
    .orderBy(asc(documents.confidence), asc(documents.position))
    .limit(limit);
