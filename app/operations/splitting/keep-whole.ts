import { commit, read } from "~/data/commit";
import { startNextAttempt } from "~/data/shard/document-progress";
import { insertShardAudit, insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { putSplit, selectParts, selectSplit, selectSplittable } from "~/data/shard/splits";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requestProcessing } from "../processing/steps/request-processing";
import { takePartAway } from "./steps/take-part-away";

/**
 * Says that a file is one document: a proposal is rejected; a split is undone, its parts with all that was corrected in
 * them are deleted, and the file is processed as a whole. It is not proposed again. Throws AppError `not-found`, and
 * `conflict` when there is neither proposal nor split or the document changed meanwhile.
 */
export const keepWhole = defineOperation({
  name: "splitting.keep-whole",
  permission: "TenantModel.EditDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ joined: boolean }> {
    const { shard } = context;
    const [[document], [split]] = await read(shard, [
      selectSplittable(shard, documentId),
      selectSplit(shard, documentId),
    ]);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    if (!split || split.state === "kept") throw new AppError("conflict", "splitting.problem.nothing-to-keep");
    if (document.status === "split") {
      await join(context, documentId, document.attempt);
      return { joined: true };
    }
    await commit(shard, [
      settled(context, documentId, document.attempt),
      insertShardAudit(shard, auditOf(context, "splitting.keep-whole", documentId)),
    ]);
    return { joined: false };
  },
});

async function join(context: TenantContext, documentId: string, attempt: number): Promise<void> {
  const { shard } = context;
  const parts = await selectParts(shard, documentId);
  const [started] = await commit(shard, [
    startNextAttempt(shard, { documentId, attempt, status: "split" }, context.now()),
    insertShardAuditIfChanged(
      shard,
      auditOf(context, "splitting.join", documentId, { parts: parts.map(({ id }) => id) }),
    ),
  ]);
  if (started.length === 0) throw new AppError("conflict", "error.document-changed");
  // The parts go after the file has become a document again: what is cut off here leaves parts, never nothing.
  for (const { id } of parts) await takePartAway(context, id);
  await settled(context, documentId, attempt);
  if (started.every(({ waitingSince }) => waitingSince === null))
    await requestProcessing(context, [ofTenant(context, { documentId, attempt: attempt + 1 })]);
}

const settled = (context: TenantContext, documentId: string, attempt: number) =>
  putSplit(context.shard, {
    documentId,
    attempt,
    state: "kept",
    parts: [],
    proposedAt: context.now(),
    decidedAt: context.now(),
    decidedBy: context.actor.id,
  });
