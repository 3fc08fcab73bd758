import { commit } from "~/data/commit";
import { findIntakeLineById, type IntakeRow, markFileAssigned } from "~/data/shard/intake-log";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { putKeptFileInput } from "~/domain/intake/intake-inputs";
import { isZipFile } from "~/domain/intake/is-zip";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { receiveDocument } from "../documents/receive";
import { receiveZip } from "../zip-files/receive";

/**
 * Puts a file that came by mail without naming a model into one; returns the document, or null for a ZIP file.
 * Repeating it creates nothing twice. Throws AppError `not-found`, and `conflict` when the file is kept no longer or is
 * in a model already.
 */
export const putKeptFile = defineOperation({
  name: "intake.put-kept-file",
  permission: "TenantModel.UploadDocument",
  input: putKeptFileInput,
  async run(context: TenantContext, { lineId, modelId }): Promise<{ documentId: string | null }> {
    const line = await findIntakeLineById(context.shard, lineId);
    if (!line) throw new AppError("not-found", "intake.error.no-line");
    if (line.outcome === "taken") throw new AppError("conflict", "intake.error.settled");
    const bytes = line.keptKey && (await context.files.bytes(line.keptKey));
    if (!bytes || !line.keptKey) throw new AppError("conflict", "intake.error.not-kept");
    const documentId = await receive(context, line, modelId, bytes);
    await commit(context.shard, [
      markFileAssigned(context.shard, lineId, documentId),
      insertShardAuditIfChanged(
        context.shard,
        auditOf(context, "intake.put-kept-file", modelId, { lineId, documentId }),
      ),
    ]);
    await context.files.deleteAll(line.keptKey);
    return { documentId };
  },
});

/** Under the key that the file would have come in with, had its mail named the model. */
async function receive(
  context: TenantContext,
  { messageId, sha256, fileName = "" }: IntakeRow,
  modelId: string,
  bytes: Uint8Array,
): Promise<string | null> {
  const arrival = { modelId, fileName, bytes, source: "mail", sourceKey: `${messageId}:${sha256}` } as const;
  try {
    if (!isZipFile(arrival)) return (await receiveDocument(context, arrival)).documentId;
    await receiveZip(context, arrival);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.messageKey === "error.source-key-reused")
      throw new AppError("conflict", "intake.error.settled", { cause: error });
    throw error;
  }
}
