import { and, eq, inArray } from "drizzle-orm";
import { documentReleases } from "./release-schema";
import { documents, results } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

// D1 binds at most 100 parameters to a statement.
const mostIds = 90;

/** The header values of these documents (a page of a list), as found and as edited. */
export const selectListedValues = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select({ id: documents.id, fields: results.fields, editedFields: results.editedFields })
    .from(documents)
    .innerJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .where(and(inArray(documents.id, ids.slice(0, mostIds))));

/** How the releases of these documents (a page of a list) stand; no row where nobody asked for one. */
export const selectListedReleases = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select({
      id: documentReleases.documentId,
      state: documentReleases.state,
      problem: documentReleases.problem,
      path: documentReleases.path,
      doneAt: documentReleases.doneAt,
    })
    .from(documentReleases)
    .where(and(inArray(documentReleases.documentId, ids.slice(0, mostIds))));
