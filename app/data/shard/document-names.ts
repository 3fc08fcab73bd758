import { and, asc, inArray } from "drizzle-orm";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

// D1 binds at most 100 parameters to a statement.
const idsAtOnce = 90;

/** What documents are called, in order of arrival within each ninety. */
export async function selectFileNames(shard: TenantShard, ids: readonly string[]) {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, chunk) =>
    shard
      .select({ id: documents.id, fileName: documents.fileName })
      .from(documents)
      .where(and(inArray(documents.id, ids.slice(chunk * idsAtOnce, (chunk + 1) * idsAtOnce))))
      .orderBy(asc(documents.position)),
  );
  return (await Promise.all(chunks)).flat();
}
