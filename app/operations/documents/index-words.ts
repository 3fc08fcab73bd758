import type { Page } from "@fieldwise/engine/reading";
import { commit } from "~/data/commit";
import { findRun } from "~/data/shard/document-progress";
import { indexDocument } from "~/data/shard/document-search";
import { selectPages } from "~/data/shard/pages";
import { scopeToken } from "~/domain/documents/search-expression";
import { searchableText } from "~/domain/documents/searchable-text";
import { processingRun } from "~/domain/processing/processing-inputs";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { findWords } from "../processing/steps/load-words";

/**
 * Makes the words of a run searchable in place of those of the run before. A document without words is still found by its
 * file name. Does nothing for a run that another one replaced.
 */
export const indexDocumentWords = defineOperation({
  name: "documents.index-words",
  permission: "system",
  input: processingRun,
  async run(context: RunContext, { documentId, attempt }): Promise<{ indexed: boolean }> {
    const { shard, files } = context;
    const [document, rows] = await Promise.all([
      findRun(shard, documentId),
      selectPages(shard, documentId, attempt),
    ]);
    if (document?.attempt !== attempt) return { indexed: false };
    const pages: Page[] = [];
    for (const { number } of rows.filter(({ state }) => state === "read")) {
      const page = await findWords(files, { documentId, attempt }, number);
      if (page) pages.push(page);
    }
    const body = searchableText(pages);
    await commit(shard, [
      ...indexDocument(shard, { documentId, attempt, scope: scopeToken(document.modelId), body }),
    ]);
    return { indexed: true };
  },
});
