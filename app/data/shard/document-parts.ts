import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { summaryColumns } from "./document-list";
import type { ShardDatabase } from "./shard-database";
import { documents } from "./shard-schema";

const parents = alias(documents, "parents");

/** Which of these documents (a page of a list) were split off from a file, and from which. */
export const selectParents = (shard: ShardDatabase, tenantId: string, ids: readonly string[]) =>
  shard
    .select({ id: documents.id, parentId: parents.id, parentName: parents.fileName })
    .from(documents)
    .innerJoin(parents, eq(parents.id, documents.parentDocumentId))
    .where(and(inArray(documents.id, ids.slice(0, 90)), eq(documents.tenantId, tenantId)));

/** The documents that were split off from a file, as lists show them, in order of its pages; a batch item. */
export const selectPartSummaries = (shard: ShardDatabase, tenantId: string, parentId: string) =>
  shard
    .select({ ...summaryColumns, firstPage: documents.firstPage, lastPage: documents.lastPage })
    .from(documents)
    .where(and(eq(documents.parentDocumentId, parentId), eq(documents.tenantId, tenantId)))
    .orderBy(asc(documents.firstPage));
