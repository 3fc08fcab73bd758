import type { Statement } from "~/data/commit";
import { moveStanding, type StandingDocument, setConfidence } from "~/data/shard/document-moves";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { putTrainingDocument } from "~/data/shard/training-documents";
import { approvable } from "~/domain/documents/approval";
import { type DocumentStatus, mayMove, statusesThatMayBecome } from "~/domain/documents/status";
import { type SettledStatus, updateResultInput } from "~/domain/documents/update-result-input";
import { AppError } from "~/domain/errors/app-error";
import type { Access, Actor } from "~/domain/permissions/actor";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation, requireAccess } from "../define-operation";
import { type SavedCorrections, type Settlement, saveCorrected } from "./save-corrected";

/**
 * Saves corrections and lets the document stand as it is told: approved, submitted, or in another status that may follow,
 * with the confidence that is named. All of it or nothing. Approving and submitting ask for their own permissions. Throws
 * what saving throws, and AppError `conflict` when the status cannot follow.
 */
export const updateResult = defineOperation({
  name: "documents.update-result",
  permission: "TenantModel.EditDocument",
  input: updateResultInput,
  async run(context: TenantContext, { status, confidence, remark, ...wanted }): Promise<SavedCorrections> {
    requireStatusAccess(context.actor, status);
    return saveCorrected(context, wanted, (document) =>
      settlement(context, document, { status, confidence, remark }),
    );
  },
});

const accessTo: Partial<Record<DocumentStatus, Access>> = {
  approved: "TenantModel.ApproveDocument",
  submitted: "TenantModel.SubmitForTraining",
};

/** Throws AppError `forbidden` when somebody who may edit a document may not bring it to this status. */
export function requireStatusAccess(actor: Actor, status: SettledStatus | undefined): void {
  const access = status && accessTo[status];
  if (access) requireAccess(actor, access);
}

type Wanted = { status: SettledStatus | undefined; confidence: number | undefined; remark: string };

function settlement(
  context: TenantContext,
  document: StandingDocument,
  { status, confidence, remark }: Wanted,
): Settlement {
  const { shard, tenant } = context;
  const next = status && status !== document.status ? status : null;
  if (next && !mayMove(document.status, next))
    throw new AppError("conflict", "documents.error.not-this-status");
  if (!next && confidence === undefined) return { next, statements: [] };
  const detail = { from: document.status, to: next ?? document.status, confidence, remark };
  const statements: Statement[] = [
    insertShardAudit(shard, auditOf(context, nameOf(document.status, next), document.id, detail)),
  ];
  if (confidence !== undefined) statements.push(setConfidence(shard, tenant.id, document.id, confidence));
  if (next) statements.push(...moves(context, document, next));
  return { next, statements };
}

/** What the audit calls it: the same as when it is done by itself. */
function nameOf(from: DocumentStatus, next: SettledStatus | null): string {
  if (next === "submitted") return "documents.submit-for-training";
  if (next !== "approved") return "documents.update-result";
  return approvable.includes(from) ? "documents.approve" : "documents.approve-reviewed";
}

function moves(context: TenantContext, document: StandingDocument, to: SettledStatus): Statement[] {
  const { shard, tenant } = context;
  const at = context.now();
  const from = statusesThatMayBecome(to);
  const move = moveStanding(shard, tenant.id, document, {
    to,
    from,
    ...(to === "approved" && { approvedAt: at }),
  });
  if (to !== "submitted") return [move];
  const { id: documentId, modelId, baseModelId } = document;
  const row = { documentId, tenantId: tenant.id, modelId, baseModelId, submittedAt: at };
  return [move, putTrainingDocument(shard, row)];
}
