import type { FileKind } from "@fieldwise/engine";
import { isDocument } from "./document-conditions";
import type { ShardDatabase } from "./shard-database";
import { documents } from "./shard-schema";

/** What the file of a document is called and what it is, or null when the tenant has no such document. */
export async function findDocumentFile(shard: ShardDatabase, tenantId: string, documentId: string) {
  const row = await shard
    .select({
      modelId: documents.modelId,
      fileName: documents.fileName,
      fileKind: documents.fileKind,
      parentDocumentId: documents.parentDocumentId,
    })
    .from(documents)
    .where(isDocument(tenantId, documentId))
    .get();
  return row ? { ...row, fileKind: row.fileKind as FileKind | null } : null;
}
