import { findRun } from "~/data/shard/document-progress";
import { pageWordsInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Where the document Worker keeps the image of a page of the present attempt. Throws AppError `not-found`. */
export const findPageImage = defineOperation({
  name: "documents.find-page-image",
  permission: "TenantModel.ViewDocument",
  input: pageWordsInput,
  async run({ shard, tenant }: TenantContext, { documentId, page }) {
    const document = await findRun(shard, tenant.id, documentId);
    if (!document || page > (document.pageCount ?? 0))
      throw new AppError("not-found", "documents.error.not-found");
    return {
      attempt: document.attempt,
      path: `/pages/${tenant.id}/${documentId}/${document.attempt}/${page}`,
    };
  },
});
