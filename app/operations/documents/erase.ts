import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { deleteTrashed, findTrashed } from "~/data/shard/trash";
import { documentFiles } from "~/domain/documents/document-files";
import { trashedInput } from "~/domain/documents/trash";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Erases a document of the trash for good, with its files. Throws AppError `not-found`. */
export const eraseDocument = defineOperation({
  name: "documents.erase",
  permission: "TenantModel.DeleteDocument",
  input: trashedInput,
  async run(context: TenantContext, { modelId, documentId }): Promise<{ documentId: string }> {
    const { shard } = context;
    const found = await findTrashed(shard, modelId, documentId);
    if (!found) throw new AppError("not-found", "documents.error.not-in-trash");
    const [erased] = await commit(shard, [
      deleteTrashed(shard, documentId),
      insertShardAudit(
        shard,
        auditOf(context, "documents.erase", documentId, { fileName: found.fileName, modelId }),
      ),
    ]);
    // Someone who restored it in the meantime keeps its files.
    if (erased.length > 0) await context.files.deleteAll(documentFiles.all(documentId));
    return { documentId };
  },
});
