import { commit } from "~/data/commit";
import { isGuardFailure } from "~/data/shard/corrections";
import { markVersionsStale } from "~/data/shard/model-versions";
import { deletePart } from "~/data/shard/splits";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";
import { forgetDocument } from "../../learning/steps/forget-document";

/** Someone may teach the same memory meanwhile; then it is read again. */
const tries = 3;

/** Deletes a document that was split off, with its files and all that it taught. Throws AppError `conflict`. */
export async function takePartAway(context: TenantContext, documentId: string): Promise<void> {
  const { shard } = context;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await commit(shard, [
        markVersionsStale(shard, documentId, context.now()),
        ...(await forgetDocument(context, documentId)),
        deletePart(shard, documentId),
      ]);
      await context.files.deleteAll(documentFiles.all(documentId));
      return;
    } catch (error) {
      if (!isGuardFailure(error)) throw error;
      if (attempt >= tries) throw new AppError("conflict", "error.document-changed", { cause: error });
    }
  }
}
