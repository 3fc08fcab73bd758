import { findDocumentFile } from "~/data/shard/document-file";
import { documentFiles } from "~/domain/documents/document-files";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import { contentTypeOf } from "~/domain/reading/content-type-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { StoredFile } from "../ports";

/** The file as it came in, with the name it had. The content type is the one its content has. */
export type DocumentFile = StoredFile & { fileName: string };

/** The original file of a document. Throws AppError `not-found`. */
export const getDocumentFile = defineOperation({
  name: "documents.get-file",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<DocumentFile> {
    const row = await findDocumentFile(context.shard, context.tenant.id, documentId);
    const file =
      row && (modelId === undefined || row.modelId === modelId)
        ? await context.files.get(documentFiles.original(documentId))
        : null;
    if (!row || !file) throw new AppError("not-found", "documents.error.not-found");
    return { ...file, contentType: contentTypeOf(row.fileKind), fileName: row.fileName };
  },
});
