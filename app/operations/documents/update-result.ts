import type { Statement } from "~/data/commit";
import { moveStanding, type StandingDocument, setConfidence } from "~/data/shard/document-moves";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { putTrainingDocument } from "~/data/shard/training-documents";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import { approvable, settledByReview } from "~/domain/documents/approval";
import { NotReady } from "~/domain/documents/not-ready";
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
import {
  type CorrectedDocument,
  type SavedCorrections,
  type Settlement,
  saveCorrected,
} from "./save-corrected";

/**
 * Saves corrections and lets the document stand as it is told: approved, submitted, or in another status that may follow,
 * with the confidence that is named. All of it or nothing. Approving and submitting ask for their own permissions. Throws
 * what saving throws, AppError `conflict` when the status cannot follow, and NotReady when it is to be approved, something
 * speaks against that, and `force` is not said.
 */
export const updateResult = defineOperation({
  name: "documents.update-result",
  permission: "TenantModel.EditDocument",
  input: updateResultInput,
  async run(
    context: TenantContext,
    { status, confidence, remark, force, ...wanted },
  ): Promise<SavedCorrections> {
    requireStatusAccess(context.actor, status);
    return saveCorrected(context, wanted, (document) =>
      settlement(context, document, { status, confidence, remark, force }),
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

type Wanted = {
  status: SettledStatus | undefined;
  confidence: number | undefined;
  remark: string;
  force: boolean;
};

function settlement(
  context: TenantContext,
  document: CorrectedDocument,
  { status, confidence, remark, force }: Wanted,
): Settlement {
  const { shard } = context;
  const wanted = status === document.status ? undefined : status;
  const becomes = wanted ? statusAfter(document.status, wanted) : document.status;
  if (!becomes) throw new AppError("conflict", "documents.error.not-this-status");
  const next = becomes === document.status ? null : becomes;
  if (next === "approved" && !force) requireReady(document);
  if (!wanted && confidence === undefined) return { next, statements: [] };
  const detail = { from: document.status, to: becomes, confidence, remark };
  const statements: Statement[] = [
    insertShardAudit(shard, auditOf(context, nameOf(document.status, wanted), document.id, detail)),
  ];
  if (confidence !== undefined) statements.push(setConfidence(shard, document.id, confidence));
  if (next) statements.push(moveTo(context, document, next));
  if (wanted === "submitted") statements.push(noteForTraining(context, document));
  return { next, statements };
}

/** A person who approves one that missed its confidence says that they looked at it. */
function requireReady({ id: documentId, status, concerns }: CorrectedDocument): void {
  const settled = approvable.includes(status) ? [] : settledByReview;
  const left = concerns.filter(({ kind }) => !settled.includes(kind));
  if (left.length > 0) throw new NotReady([{ documentId, concerns: left }]);
}

/** The status that a document has once it is brought to another; null when it cannot be. */
const statusAfter = (from: DocumentStatus, wanted: SettledStatus): DocumentStatus | null =>
  wanted === "submitted" ? statusWhenSubmitted(from) : mayMove(from, wanted) ? wanted : null;

/** What the audit calls it: the same as when it is done by itself. */
function nameOf(from: DocumentStatus, wanted: SettledStatus | undefined): AuditedOperation {
  if (wanted === "submitted") return "documents.submit-for-training";
  if (wanted !== "approved") return "documents.update-result";
  return approvable.includes(from) ? "documents.approve" : "documents.approve-reviewed";
}

const moveTo = (context: TenantContext, document: StandingDocument, to: DocumentStatus): Statement =>
  moveStanding(context.shard, document, {
    ...{ to, from: statusesThatMayBecome(to) },
    ...(to === "approved" && { approval: { at: context.now(), id: context.newId(), unseen: false } }),
  });

function noteForTraining(context: TenantContext, document: StandingDocument): Statement {
  const { id: documentId, modelId, baseModelId } = document;
  const row = { documentId, modelId, baseModelId, submittedAt: context.now() };
  return putTrainingDocument(context.shard, row);
}
