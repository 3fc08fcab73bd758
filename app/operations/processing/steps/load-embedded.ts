import type { EmbeddedData } from "@fieldwise/engine/reading";
import { documentFiles } from "~/domain/documents/document-files";
import type { FileStore } from "../../ports";

/** What the file of a run carries besides its print, or null when it carries nothing. */
export async function loadEmbedded(
  files: FileStore,
  { documentId, attempt }: { documentId: string; attempt: number },
): Promise<EmbeddedData | null> {
  const bytes = await files.bytes(documentFiles.embedded(documentId, attempt));
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as EmbeddedData);
}
