import { type EmbeddedParts, embeddedDataOf } from "@fieldwise/engine/reading";
import { documentFiles } from "~/domain/documents/document-files";
import { embeddedKind } from "~/domain/stored/file-kinds";
import { storedText } from "~/domain/stored/stored-kind";
import type { RunContext } from "../processing-context";

/**
 * Keeps what the file carries besides its print, beside the words of the run; nothing is kept where there is nothing.
 * Keeping it again keeps the same.
 */
export async function storeEmbedded(
  context: RunContext,
  run: { documentId: string; attempt: number },
  parts: EmbeddedParts,
): Promise<void> {
  const embedded = embeddedDataOf(parts);
  if (!embedded) return;
  const key = documentFiles.embedded(run.documentId, run.attempt);
  await context.files.put(key, storedText(embeddedKind, embedded), "application/json");
}
