import { and, desc, eq } from "drizzle-orm";
import { zipLimits } from "~/domain/intake/zip-limits";
import { summaryColumns } from "./document-list";
import type { ShardDatabase } from "./shard-database";
import { documents } from "./shard-schema";

/** The documents that the files of a ZIP file became, the latest first. */
export const selectOfZip = (shard: ShardDatabase, tenantId: string, zipFileId: string) =>
  shard
    .select(summaryColumns)
    .from(documents)
    .where(and(eq(documents.zipFileId, zipFileId), eq(documents.tenantId, tenantId)))
    .orderBy(desc(documents.position))
    .limit(zipLimits.entries);
