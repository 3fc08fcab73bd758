import type { Suggestions } from "@fieldwise/engine/results";
import { documentFiles } from "~/domain/documents/document-files";
import { suggestionsKind } from "~/domain/stored/file-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import type { FileStore } from "../../ports";

/** What a language model said of the document of a run; undefined when none was asked. */
export async function loadSuggestions(
  files: FileStore,
  { documentId, attempt }: { documentId: string; attempt: number },
): Promise<Suggestions | undefined> {
  const bytes = await files.bytes(documentFiles.suggestions(documentId, attempt));
  return readStored(suggestionsKind, bytes) ?? undefined;
}
