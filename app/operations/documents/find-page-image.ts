import { findRun } from "~/data/shard/document-progress";
import { pageWordsInput } from "~/domain/documents/document-inputs";
import { pageImagePath } from "~/domain/documents/page-image-path";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Where the document Worker keeps the image of a page of the present attempt. Throws AppError `not-found`. */
export const findPageImage = defineOperation({
  name: "documents.find-page-image",
  permission: "TenantModel.ViewDocument",
  input: pageWordsInput,
  async run({ shard, tenant }: TenantContext, { documentId, page }) {
    const document = await findRun(shard, documentId);
    if (!document || page > (document.pageCount ?? 0))
      throw new AppError("not-found", "documents.error.not-found");
    return {
      attempt: document.attempt,
      path: pageImagePath(tenant, { documentId, attempt: document.attempt, page }),
    };
  },
});
