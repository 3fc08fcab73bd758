import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { documentStatuses, isEndState } from "~/domain/documents/status";
import { documents } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";

const deletable = documentStatuses.filter(isEndState);

/** Documents of sandboxes that came at this moment or before and that nothing works on, the longest ago first. */
export const selectSandboxBefore = (shard: SweepShard, moment: Date, limit: number) =>
  shard
    .select({
      tenantId: documents.tenantId,
      documentId: documents.id,
      modelId: documents.modelId,
      fileName: documents.fileName,
      revision: documents.revision,
      attempt: documents.attempt,
    })
    .from(documents)
    .where(
      and(
        eq(documents.purpose, "sandbox"),
        lte(documents.receivedAt, moment),
        inArray(documents.status, deletable),
      ),
    )
    .orderBy(asc(documents.receivedAt), asc(documents.id))
    .limit(limit);
