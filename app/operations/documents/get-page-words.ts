import type { Page } from "@fieldwise/engine/reading";
import { findRun } from "~/data/shard/document-progress";
import { documentFiles } from "~/domain/documents/document-files";
import { pageWordsInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import { wordsKind } from "~/domain/stored/file-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * A page of a document with its words, as the present attempt read it; null when it has not been read (yet). Throws
 * AppError `not-found`.
 */
export const getPageWords = defineOperation({
  name: "documents.get-page-words",
  permission: "TenantModel.ViewDocument",
  input: pageWordsInput,
  async run(context: TenantContext, { documentId, modelId, page }): Promise<Page | null> {
    const document = await findRun(context.shard, documentId);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    return readStored(
      wordsKind,
      await context.files.bytes(documentFiles.words(documentId, document.attempt, page)),
    );
  },
});
