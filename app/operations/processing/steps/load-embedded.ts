import type { EmbeddedData } from "@fieldwise/engine/reading";
import { documentFiles } from "~/domain/documents/document-files";
import { embeddedKind } from "~/domain/stored/file-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import type { FileStore } from "../../ports";

/** What the file of a run carries besides its print, or null when it carries nothing. */
export async function loadEmbedded(
  files: FileStore,
  { documentId, attempt }: { documentId: string; attempt: number },
): Promise<EmbeddedData | null> {
  return readStored(embeddedKind, await files.bytes(documentFiles.embedded(documentId, attempt)));
}
