import { findWaitingFile } from "~/data/shard/waiting-files";
import { pageImagePath } from "~/domain/documents/page-image-path";
import { AppError } from "~/domain/errors/app-error";
import { waitingFileInput } from "~/domain/inbox/inbox-inputs";
import { readingAttempt } from "~/domain/inbox/waiting-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Where the document Worker keeps the image of the first page of a file that waits for a model. Throws AppError `not-found`, also
 * when it is in a model by now.
 */
export const findPreview = defineOperation({
  name: "inbox.find-preview",
  permission: "TenantModel.ViewDocument",
  input: waitingFileInput,
  async run({ shard, tenant }: TenantContext, { waitingFileId }) {
    const file = await findWaitingFile(shard, waitingFileId);
    if (!file) throw new AppError("not-found", "intake.inbox.gone");
    const page = { documentId: waitingFileId, attempt: readingAttempt, page: 1 };
    return { attempt: readingAttempt, path: pageImagePath(tenant, page) };
  },
});
