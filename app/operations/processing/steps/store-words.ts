import type { Page } from "@fieldwise/engine/reading";
import { documentFiles } from "~/domain/documents/document-files";
import { wordsKind } from "~/domain/stored/file-kinds";
import { storedText } from "~/domain/stored/stored-kind";
import type { FileStore } from "../../ports";

/** Keeps the words of a page. Writing them again writes the same. */
export const storeWords = (files: FileStore, run: { documentId: string; attempt: number }, page: Page) =>
  files.put(
    documentFiles.words(run.documentId, run.attempt, page.number),
    storedText(wordsKind, page),
    "application/json",
  );
