import { desc, eq } from "drizzle-orm";
import { zipLimits } from "~/domain/intake/zip-limits";
import { summaryColumns } from "./document-list";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** The documents that the files of a ZIP file became, the latest first. */
export const selectOfZip = (shard: TenantShard, zipFileId: string) =>
  shard
    .select(summaryColumns)
    .from(documents)
    .where(eq(documents.zipFileId, zipFileId))
    .orderBy(desc(documents.position))
    .limit(zipLimits.entries);
