import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { summaryColumns } from "./document-list";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

const parents = alias(documents, "parents");

/** Which of these documents (a page of a list) were split off from a file, and from which. */
export const selectParents = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select({ id: documents.id, parentId: parents.id, parentName: parents.fileName })
    .from(documents)
    .innerJoin(parents, eq(parents.id, documents.parentDocumentId))
    .where(and(inArray(documents.id, ids.slice(0, 90))));

/** The documents that were split off from a file, as lists show them, in order of its pages; a batch item. */
export const selectPartSummaries = (shard: TenantShard, parentId: string) =>
  shard
    .select({ ...summaryColumns, firstPage: documents.firstPage, lastPage: documents.lastPage })
    .from(documents)
    .where(eq(documents.parentDocumentId, parentId))
    .orderBy(asc(documents.firstPage));
