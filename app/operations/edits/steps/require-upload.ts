import { findEditUpload } from "~/data/shard/edit-uploads";
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
