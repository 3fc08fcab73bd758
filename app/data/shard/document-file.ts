import type { FileKind } from "@fieldwise/engine/reading";
import { isDocument } from "./document-conditions";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** What the file of a document is called and what it is, or null when the tenant has no such document. */
export async function findDocumentFile(shard: TenantShard, documentId: string) {
  const row = await shard
    .select({
      modelId: documents.modelId,
      fileName: documents.fileName,
      fileKind: documents.fileKind,
      parentDocumentId: documents.parentDocumentId,
    })
    .from(documents)
    .where(isDocument(documentId))
    .get();
  return row ? { ...row, fileKind: row.fileKind as FileKind | null } : null;
}
