import { findEditUpload } from "~/data/shard/edit-uploads";
import type { EditUpload } from "~/domain/edits/edit-upload";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** An upload of a model, with all that its job needs. Throws AppError `not-found`. */
export async function requireUpload(
  { shard }: Pick<TenantContext, "shard">,
  { modelId, uploadId }: { modelId: string; uploadId: string },
) {
  const upload = await findEditUpload(shard, uploadId);
  if (!upload || upload.modelId !== modelId) throw new AppError("not-found", "edits.error.not-found");
  return upload;
}

/** What screens and the API show of an upload. */
export function shownUpload(upload: EditUpload): EditUpload {
  const { id, modelId, fileName, status, problem, layout, documents, rows, counts } = upload;
  const { createdAt, endedAt } = upload;
  return { id, modelId, fileName, status, problem, layout, documents, rows, counts, createdAt, endedAt };
}
