import { commit } from "~/data/commit";
import { findRun } from "~/data/shard/document-progress";
import { selectInProgress } from "~/data/shard/document-queue";
import { insertPages } from "~/data/shard/pages";
import { insertReceived } from "~/data/shard/received-documents";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { forgetChosenKeys, noteChosenKeys } from "~/data/shard/similar-files";
import type { StoredModel } from "~/data/shard/tenant-models";
import { deleteWaitingFile, guardWaiting, type WaitingRow } from "~/data/shard/waiting-files";
import { readingAttempt } from "~/domain/inbox/waiting-file";
import { localDayOf } from "~/domain/listing/local-day";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";
import { ofTenant } from "../../of-tenant";
import { findWords } from "../../processing/steps/load-words";
import { pageRowOf } from "../../processing/steps/page-row-of";
import { requestProcessing } from "../../processing/steps/request-processing";
import { storeWords } from "../../processing/steps/store-words";
import type { FirstPageAnalysis } from "./analyze-first-page";

/** For how long a choice speaks for others: a vendor that did not write for two years is a new one. */
const rememberedFor = 2 * 365 * 24 * 60 * 60 * 1000;

/**
 * Makes a waiting file a document of a model and has it processed. Its first page is not read again. Anyone who comes
 * second finds the document of the first. `taught` is what it looks like when a person chose, so that the next like it
 * is known.
 */
export async function putIntoModel(
  context: TenantContext,
  file: WaitingRow,
  model: Pick<StoredModel, "id" | "timeZone">,
  audit: { operation: "inbox.place" | "inbox.choose"; detail?: Record<string, unknown> },
  taught?: FirstPageAnalysis | null,
): Promise<void> {
  const { shard } = context;
  const { id } = file;
  const now = context.now();
  const run = { documentId: id, attempt: 1 };
  const page = await findWords(context.files, { documentId: id, attempt: readingAttempt }, 1);
  if (page) await storeWords(context.files, run, page);
  try {
    await commit(shard, [
      guardWaiting(shard, id),
      insertReceived(shard, {
        id,
        modelId: model.id,
        fileName: file.fileName,
        fileKind: file.fileKind,
        byteSize: file.byteSize,
        sha256: file.sha256,
        source: file.source,
        sourceKey: file.sourceKey,
        status: "received",
        receivedAt: file.receivedAt,
        receivedDay: localDayOf(file.receivedAt, model.timeZone),
        progressAt: now,
      }),
      ...(page ? insertPages(shard, [{ ...run, number: 1, ...pageRowOf(page) }]) : []),
      ...(taught
        ? [
            forgetChosenKeys(shard, new Date(now.getTime() - rememberedFor)),
            ...noteChosenKeys(
              shard,
              { fileId: id, modelId: model.id, kind: taught.seen.kind ?? "", chosenAt: now },
              taught.keys,
            ),
          ]
        : []),
      deleteWaitingFile(shard, id),
      insertShardAudit(shard, auditOf(context, audit.operation, id, { modelId: model.id, ...audit.detail })),
    ]);
  } catch (error) {
    if (!(await findRun(shard, id))) throw error;
  }
  const started = await selectInProgress(shard, [id]);
  await requestProcessing(
    context,
    started.map((one) => ofTenant(context, one)),
  );
}
