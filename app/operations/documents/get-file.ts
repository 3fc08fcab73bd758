import { z } from "zod";
import { findDocumentFile } from "~/data/shard/document-file";
import { contentTypeOf } from "~/domain/documents/content-type-of";
import { documentFiles } from "~/domain/documents/document-files";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { StoredFile } from "../ports";

/** The file as it was received, with the name it had. The content type is the one its content has. */
export type DocumentFile = StoredFile & { fileName: string };

/**
 * The original file of a document; with `part` only of one that was split off from a file, whose own pages it holds. Throws
 * AppError `not-found`.
 */
export const getDocumentFile = defineOperation({
  name: "documents.get-file",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput.extend({ part: z.boolean().default(false) }),
  async run(context: TenantContext, { documentId, modelId, part }): Promise<DocumentFile> {
    const row = await findDocumentFile(context.shard, documentId);
    const isAsked =
      row && (modelId === undefined || row.modelId === modelId) && (!part || row.parentDocumentId !== null);
    const file = isAsked ? await context.files.get(documentFiles.original(documentId)) : null;
    if (!row || !file) throw new AppError("not-found", "documents.error.not-found");
    return { ...file, contentType: contentTypeOf(row.fileKind), fileName: row.fileName };
  },
});
