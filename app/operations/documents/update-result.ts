import { commit } from "~/data/commit";
import { findStanding, moveStanding, setConfidence } from "~/data/shard/document-moves";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { type DocumentStatus, mayMove, statusesThatMayBecome } from "~/domain/documents/status";
import { updateResultInput } from "~/domain/documents/update-result-input";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { approveDocument } from "./approve-document";
import { approveReviewed } from "./approve-reviewed";
import { type SavedCorrections, saveCorrections } from "./save-corrections";
import { submitForTraining } from "./submit-for-training";

/**
 * Saves corrections and then lets the document stand as it is told: approved, submitted, or in another status that may
 * follow. Each status asks for its own permission. Throws what saving and moving throw; what was saved stays saved when
 * the status is refused afterwards.
 */
export const updateResult = defineOperation({
  name: "documents.update-result",
  permission: "TenantModel.EditDocument",
  input: updateResultInput,
  async run(context: TenantContext, { status, confidence, remark, ...wanted }): Promise<SavedCorrections> {
    const saved = await saveCorrections(context, wanted);
    const { documentId, modelId } = wanted;
    if (confidence !== undefined) await rate(context, documentId, confidence, remark);
    if (!status || status === saved.status) return saved;
    return { ...saved, status: await move(context, { documentId, modelId }, status, saved, remark) };
  },
});

async function rate(context: TenantContext, documentId: string, confidence: number, remark: string) {
  const detail = { confidence, remark };
  await commit(context.shard, [
    setConfidence(context.shard, context.tenant.id, documentId, confidence),
    insertShardAuditIfChanged(context.shard, auditOf(context, "documents.update-result", documentId, detail)),
  ]);
}

type Named = { documentId: string; modelId: string | undefined };

async function move(
  context: TenantContext,
  named: Named,
  status: "success" | "userEdited" | "forTraining" | "submitted" | "approved",
  saved: SavedCorrections,
  remark: string,
): Promise<DocumentStatus> {
  if (status === "submitted") return (await submitForTraining(context, named)).status;
  if (status === "approved") {
    const approve = saved.status === "failed" ? approveReviewed : approveDocument;
    return (await approve(context, { ...named, revision: saved.revision })).status;
  }
  const standing = (await findStanding(context.shard, context.tenant.id, [named.documentId])).get(
    named.documentId,
  );
  if (!standing || !mayMove(standing.status, status)) throw refused();
  const detail = { from: standing.status, to: status, remark };
  const [moved] = await commit(context.shard, [
    moveStanding(context.shard, context.tenant.id, standing, {
      to: status,
      from: statusesThatMayBecome(status),
    }),
    insertShardAuditIfChanged(
      context.shard,
      auditOf(context, "documents.update-result", named.documentId, detail),
    ),
  ]);
  if (moved.length === 0) throw refused();
  return status;
}

const refused = () => new AppError("conflict", "documents.error.not-this-status");
