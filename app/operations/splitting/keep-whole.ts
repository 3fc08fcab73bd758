import { commit } from "~/data/commit";
import { startNextAttempt } from "~/data/shard/document-progress";
import { insertShardAudit, insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { putSplit, selectParts, selectSplit, selectSplittable } from "~/data/shard/splits";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requestProcessing } from "../processing/request-processing";
import { takePartAway } from "./take-part-away";

type Of = { tenantId: string; documentId: string };

/**
 * Says that a file is one document: a proposal is turned down; a split is undone, its parts with all that was corrected
 * in them are taken away, and the file is processed as a whole. It is not proposed again. Throws AppError `not-found`,
 * and `conflict` when there is neither proposal nor split or the document changed meanwhile.
 */
export const keepWhole = defineOperation({
  name: "splitting.keep-whole",
  permission: "TenantModel.EditDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ joined: boolean }> {
    const { shard, tenant } = context;
    const of = { tenantId: tenant.id, documentId };
    const [[document], [split]] = await commit(shard, [selectSplittable(shard, of), selectSplit(shard, of)]);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    if (!split || split.state === "kept") throw new AppError("conflict", "splitting.problem.nothing-to-keep");
    if (document.status === "split") {
      await join(context, of, document.attempt);
      return { joined: true };
    }
    await commit(shard, [
      settled(context, of, document.attempt),
      insertShardAudit(shard, auditOf(context, "splitting.keep-whole", documentId)),
    ]);
    return { joined: false };
  },
});

async function join(context: TenantContext, of: Of, attempt: number): Promise<void> {
  const { shard } = context;
  const parts = await selectParts(shard, of);
  const [started] = await commit(shard, [
    startNextAttempt(shard, { ...of, attempt, status: "split" }, context.now()),
    insertShardAuditIfChanged(
      shard,
      auditOf(context, "splitting.join", of.documentId, { parts: parts.map(({ id }) => id) }),
    ),
  ]);
  if (started.length === 0) throw new AppError("conflict", "error.document-changed");
  // The parts go after the file has become a document again: what is cut off here leaves parts, never nothing.
  for (const { id } of parts) await takePartAway(context, id);
  await settled(context, of, attempt);
  await requestProcessing(context, [{ ...of, attempt: attempt + 1 }]);
}

const settled = (context: TenantContext, of: Of, attempt: number) =>
  putSplit(context.shard, {
    ...of,
    ...{ attempt, state: "kept", parts: [], proposedAt: context.now() },
    decidedAt: context.now(),
    decidedBy: context.actor.id,
  });
