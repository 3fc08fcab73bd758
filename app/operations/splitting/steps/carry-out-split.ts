import type { SplitPart } from "@fieldwise/engine";
import { commit, type Statement } from "~/data/commit";
import { guardDocument, isGuardFailure } from "~/data/shard/corrections";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { insertPart, markSplit, putSplit, selectParts, type selectSplittable } from "~/data/shard/splits";
import { AppError } from "~/domain/errors/app-error";
import { localDayOf } from "~/domain/listing/local-day";
import { partName } from "~/domain/splitting/part-name";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";
import { searchDuplicates } from "../../duplicates/steps/search-duplicates";
import { ofTenant } from "../../of-tenant";
import { requestProcessing } from "../../processing/steps/request-processing";

type Context = TenantContext;
type Splittable = Awaited<ReturnType<typeof selectSplittable>>[number];

/**
 * Makes a document the container of its parts, which become documents of their own and are processed. Repeating it with
 * the same parts makes no second ones. `decidedBy` is null when the product decided. Throws AppError `conflict` when the
 * document changed meanwhile.
 */
export async function carryOutSplit(
  context: Context,
  document: Splittable,
  parts: readonly SplitPart[],
  decidedBy: string | null,
): Promise<void> {
  const { shard } = context;
  const documentId = document.id;
  const at = context.now();
  const seen = { documentId, revision: document.revision, attempt: document.attempt };
  const partRows = parts.map((part) => partRow(context, document, part));
  const rows: Statement[] = partRows.map((row) => insertPart(shard, row));
  const decision = { state: "split" as const, parts: [...parts], decidedAt: at, decidedBy };
  const detail = {
    pages: parts.map(({ first, last }) => `${first}-${last}`),
    parts: partRows.map(({ id }) => id),
  };
  try {
    await commit(shard, [
      guardDocument(shard, seen, "split"),
      ...rows,
      putSplit(shard, { documentId, attempt: document.attempt, proposedAt: at, ...decision }),
      insertShardAudit(shard, auditOf(context, "splitting.split", documentId, detail)),
      markSplit(shard, documentId, at),
    ]);
  } catch (error) {
    if (isGuardFailure(error)) throw new AppError("conflict", "error.document-changed", { cause: error });
    throw error;
  }
  await startParts(context, documentId);
  await searchDuplicates(context, documentId);
}

/** Has the parts processed whose turn it is. Asking twice does no harm. */
export async function startParts(context: Context, documentId: string): Promise<void> {
  const parts = await selectParts(context.shard, documentId);
  const waiting = parts.filter((part) => part.status === "received" && part.waitingSince === null);
  await requestProcessing(
    context,
    waiting.map(({ id, attempt }) => ofTenant(context, { documentId: id, attempt })),
  );
}

function partRow(context: Context, document: Splittable, { first, last }: SplitPart) {
  const at = context.now();
  const { modelId, fileKind, byteSize, source, purpose, timeZone } = document;
  return {
    modelId,
    fileKind,
    byteSize,
    source,
    purpose,
    id: context.newId(),
    fileName: partName(document.fileName, { first, last }),
    // Like parts of like files have the same digest, and a part never that of its file.
    sha256: `${document.sha256}:${first}-${last}`,
    sourceKey: `split:${document.id}:${first}-${last}`,
    status: "received" as const,
    parentDocumentId: document.id,
    firstPage: first,
    lastPage: last,
    receivedAt: at,
    receivedDay: localDayOf(at, timeZone),
    progressAt: at,
  };
}
