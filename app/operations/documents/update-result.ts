import type { Statement } from "~/data/commit";
import { moveStanding, type StandingDocument, setConfidence } from "~/data/shard/document-moves";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { putTrainingDocument } from "~/data/shard/training-documents";
import { approvable } from "~/domain/documents/approval";
import {
  type DocumentStatus,
  mayMove,
  statusesThatMayBecome,
  statusWhenSubmitted,
} from "~/domain/documents/status";
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
  const wanted = status === document.status ? undefined : status;
  const becomes = wanted ? statusAfter(document.status, wanted) : document.status;
  if (!becomes) throw new AppError("conflict", "documents.error.not-this-status");
  const next = becomes === document.status ? null : becomes;
  if (!wanted && confidence === undefined) return { next, statements: [] };
  const detail = { from: document.status, to: becomes, confidence, remark };
  const statements: Statement[] = [
    insertShardAudit(shard, auditOf(context, nameOf(document.status, wanted), document.id, detail)),
  ];
  if (confidence !== undefined) statements.push(setConfidence(shard, tenant.id, document.id, confidence));
  if (next) statements.push(moveTo(context, document, next));
  if (wanted === "submitted") statements.push(noteForTraining(context, document));
  return { next, statements };
}

/** The status that a document has once it is brought to another; null when it cannot be. */
const statusAfter = (from: DocumentStatus, wanted: SettledStatus): DocumentStatus | null =>
  wanted === "submitted" ? statusWhenSubmitted(from) : mayMove(from, wanted) ? wanted : null;

/** What the audit calls it: the same as when it is done by itself. */
function nameOf(from: DocumentStatus, wanted: SettledStatus | undefined): string {
  if (wanted === "submitted") return "documents.submit-for-training";
  if (wanted !== "approved") return "documents.update-result";
  return approvable.includes(from) ? "documents.approve" : "documents.approve-reviewed";
}

const moveTo = (context: TenantContext, document: StandingDocument, to: DocumentStatus): Statement =>
  moveStanding(context.shard, context.tenant.id, document, {
    ...{ to, from: statusesThatMayBecome(to) },
    ...(to === "approved" && { approvedAt: context.now() }),
  });

function noteForTraining(context: TenantContext, document: StandingDocument): Statement {
  const { id: documentId, modelId, baseModelId } = document;
  const row = { documentId, tenantId: context.tenant.id, modelId, baseModelId, submittedAt: context.now() };
  return putTrainingDocument(context.shard, row);
}
