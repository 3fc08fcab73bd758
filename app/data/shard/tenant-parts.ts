import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  correctionSamples,
  layoutKeys,
  vendorMemories,
  vendorMemoryKeys,
  vendorMemorySources,
} from "./memory-schema";
import { searchIndex } from "./search-index";
import { documentCounts, documentSearchKeys, documents, pages, results, tenantModels } from "./shard-schema";
import { answerChanges, modelVersions, versionDocuments } from "./training-schema";

type Owner = typeof documents | typeof tenantModels | typeof vendorMemories | typeof modelVersions;
/** `way` leads from the key to the owner where they are not beside each other. */
type Part = { key: string; owner: Owner; way?: SQL };

const searchWay = sql`(select document_id from document_search_keys where search_id = document_search.rowid)`;

/** The tables without a tenant of their own: the column that names the row they are a part of, and whose row that is. */
const parts = new Map<SQLiteTable, Part>([
  [pages, { key: "documentId", owner: documents }],
  [results, { key: "documentId", owner: documents }],
  [documentSearchKeys, { key: "documentId", owner: documents }],
  [layoutKeys, { key: "documentId", owner: documents }],
  [correctionSamples, { key: "documentId", owner: documents }],
  [documentCounts, { key: "modelId", owner: tenantModels }],
  [vendorMemoryKeys, { key: "memoryId", owner: vendorMemories }],
  [vendorMemorySources, { key: "memoryId", owner: vendorMemories }],
  [versionDocuments, { key: "versionId", owner: modelVersions }],
  [answerChanges, { key: "versionId", owner: modelVersions }],
  [searchIndex, { key: "rowid", owner: documents, way: searchWay }],
]);

/** Which part a table is of what; undefined for one that has a tenant of its own. */
export const partOf = (table: SQLiteTable): Part | undefined => parts.get(table);

/** The id of the row that a part is to belong to; null, which no part may have, where the tenant has no such row. */
export const ownerId = (owner: Owner, id: unknown, tenantId: string): SQL =>
  sql`(select id from ${sql.identifier(getTableName(owner))} where id = ${id} and tenant_id = ${tenantId})`;

/** Whether the row that a part belongs to is the tenant's: one look by its id. */
export const hasOwner = ({ owner, way }: Part, key: SQL, tenantId: string): SQL =>
  sql`exists (select 1 from ${sql.identifier(getTableName(owner))} as owner
    where owner.id = ${way ?? key} and owner.tenant_id = ${tenantId})`;
