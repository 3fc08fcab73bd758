import { readingLimits, sniffFileKind } from "@fieldwise/engine/reading";
import { commit } from "~/data/commit";
import { findReceived } from "~/data/shard/received-documents";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findWaitingBySource, findWaitingFile, insertWaitingFile } from "~/data/shard/waiting-files";
import { contentTypeOf } from "~/domain/documents/content-type-of";
import { documentFiles } from "~/domain/documents/document-files";
import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";
import { receiveWithoutModelInput } from "~/domain/inbox/inbox-inputs";
import { isZipFile } from "~/domain/intake/is-zip";
import { keptUntil } from "~/domain/intake/kept-file";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireNoSandbox } from "../documents/steps/require-no-sandbox";
import { resolveFailedInsert } from "../intake/steps/resolve-failed-insert";
import { ofTenant } from "../of-tenant";
import { requestReadings } from "./steps/request-readings";

/** A file that is here now; its document has the same id later. `repeated` says that it was here before and nothing was done. */
type Arrived = { waitingFileId: string; repeated: boolean };

/**
 * Takes a file in for which nobody named a model, and has its first page read so that one can be chosen. Nothing is metered
 * before it is in a model. Throws AppError `too-large`, `invalid` for a ZIP file, and `conflict` when the same source key came before with another file.
 */
export const receiveWithoutModel = defineOperation({
  name: "inbox.receive",
  permission: "TenantModel.UploadDocument",
  input: receiveWithoutModelInput,
  async run(context: TenantContext, { bytes, fileName, source, sender, ...input }): Promise<Arrived> {
    requireNoSandbox(context.actor);
    if (bytes.byteLength > readingLimits.fileBytes)
      throw new AppError("too-large", "error.file-too-large", { field: "file" });
    if (isZipFile({ fileName, bytes })) throw new AppError("invalid", "intake.inbox.zip", { field: "file" });
    const sha256 = await fileDigest(bytes);
    const sourceKey = input.sourceKey ? `${source}:${input.sourceKey}` : null;
    const earlier = await earlierFile(context, sourceKey, sha256);
    if (earlier) return earlier;

    const id = context.newId();
    const now = context.now();
    const fileKind = sniffFileKind(bytes);
    await context.files.put(documentFiles.original(id), bytes, contentTypeOf(fileKind));
    try {
      await commit(context.shard, [
        insertWaitingFile(context.shard, {
          id,
          fileName,
          fileKind,
          byteSize: bytes.byteLength,
          sha256,
          source,
          sourceKey,
          state: "reading",
          receivedAt: now,
          progressAt: now,
          keptUntil: keptUntil(now),
          sender: sender?.address ?? null,
          senderProved: sender?.isProved ?? false,
        }),
        insertShardAudit(context.shard, auditOf(context, "inbox.receive", id, { fileName, source })),
      ]);
    } catch (error) {
      const other = await resolveFailedInsert(error, {
        findOurs: () => findWaitingFile(context.shard, id),
        findOther: () => earlierFile(context, sourceKey, sha256),
        deleteFile: () => context.files.deleteAll(documentFiles.all(id)),
      });
      if (other) return other;
    }
    await requestReadings(context, [ofTenant(context, { waitingFileId: id })]);
    return { waitingFileId: id, repeated: false };
  },
});

/** What came before with this key, in a model by now or not. */
async function earlierFile(
  { shard }: TenantContext,
  sourceKey: string | null,
  sha256: string,
): Promise<Arrived | null> {
  if (!sourceKey) return null;
  const earlier = (await findWaitingBySource(shard, sourceKey)) ?? (await findReceived(shard, sourceKey));
  if (!earlier) return null;
  if (earlier.sha256 !== sha256) throw new AppError("conflict", "error.source-key-reused");
  return { waitingFileId: earlier.id, repeated: true };
}
