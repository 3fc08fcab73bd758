import type { Statement } from "~/data/commit";
import { changeStatusIfUnchanged, type DocumentState, setConfidence } from "~/data/shard/document-moves";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { putTrainingDocument } from "~/data/shard/training-documents";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import {
  approvable,
  approvableWhenReviewed,
  concernsResolvedByReview,
  concernsResolvedByViewing,
} from "~/domain/documents/approval";
import { type ConcernKind, neverForced } from "~/domain/documents/concerns";
import { NotReady } from "~/domain/documents/not-ready";
import {
  type DocumentStatus,
  mayMove,
  statusesThatMayBecome,
  statusWhenSubmitted,
} from "~/domain/documents/status";
import type { SettledStatus } from "~/domain/documents/update-result-input";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";
import type { CorrectedDocument, StatusChange } from "./save-corrected";

/** The status that a document gets; undefined leaves it. */
type Wanted = {
  status: SettledStatus | undefined;
  confidence: number | undefined;
  remark: string;
  force: boolean;
  /** The field or column of each doubtful value that a person looked at and let stand. */
  checked?: readonly string[];
  /** Whether a person has looked at the document. */
  reviewed: boolean;
};

/**
 * Brings a document, as corrections leave it, to a status with a confidence. Throws AppError `conflict` when the status
 * cannot follow, and NotReady when it is to be approved, something speaks against that, and `force` is not said.
 */
export function statusChangeOf(
  context: TenantContext,
  document: CorrectedDocument,
  { status, confidence, remark, force, checked = [], reviewed }: Wanted,
): StatusChange {
  const { shard } = context;
  const wanted = status === document.status ? undefined : status;
  const becomes = wanted ? statusAfter(document.status, wanted) : document.status;
  if (!becomes) throw new AppError("conflict", "documents.error.not-this-status");
  const next = becomes === document.status ? null : becomes;
  const asReviewed = reviewed
    ? approvableWhenReviewed.includes(document.status)
    : !approvable.includes(document.status);
  if (next === "approved")
    requireReady(
      withoutChecked(document, checked),
      force,
      asReviewed ? concernsResolvedByReview : reviewed ? concernsResolvedByViewing : [],
    );
  if (!wanted && confidence === undefined) return { next, statements: [] };
  const detail = { from: document.status, to: becomes, confidence, remark };
  const statements: Statement[] = [
    insertShardAudit(shard, auditOf(context, nameOf(wanted, asReviewed), document.id, detail)),
  ];
  if (confidence !== undefined) statements.push(setConfidence(shard, document.id, confidence));
  if (next) statements.push(moveTo(context, document, next));
  if (wanted === "submitted") statements.push(noteForTraining(context, document));
  return { next, statements };
}

/** The document without the doubts that a person has settled by looking. */
function withoutChecked(document: CorrectedDocument, checked: readonly string[]): CorrectedDocument {
  const settled = [...checked];
  const fields = document.doubtful.filter((key) => {
    const at = settled.indexOf(key);
    if (at >= 0) settled.splice(at, 1);
    return at < 0;
  });
  const left = { kind: "doubtful" as const, fields: [...new Set(fields)], count: fields.length };
  const concerns = document.concerns.map((concern) => (concern.kind === "doubtful" ? left : concern));
  return { ...document, concerns: concerns.filter(({ kind, count }) => kind !== "doubtful" || count > 0) };
}

/** Approving a document below the threshold says that the person looked at it. */
function requireReady(
  { id: documentId, concerns }: Pick<CorrectedDocument, "id" | "concerns">,
  force: boolean,
  settled: readonly ConcernKind[],
): void {
  const left = concerns.filter(({ kind }) => (force ? neverForced.includes(kind) : !settled.includes(kind)));
  if (left.length > 0) throw new NotReady([{ documentId, concerns: left }]);
}

/** The status that a document has once it is brought to another; null when it cannot be. */
const statusAfter = (from: DocumentStatus, wanted: SettledStatus): DocumentStatus | null =>
  wanted === "submitted" ? statusWhenSubmitted(from) : mayMove(from, wanted) ? wanted : null;

/** What the audit calls it: the same as when it is done by itself. */
function nameOf(wanted: SettledStatus | undefined, asReviewed: boolean): AuditedOperation {
  if (wanted === "submitted") return "documents.submit-for-training";
  if (wanted !== "approved") return "documents.update-result";
  return asReviewed ? "documents.approve-reviewed" : "documents.approve";
}

const moveTo = (context: TenantContext, document: DocumentState, to: DocumentStatus): Statement =>
  changeStatusIfUnchanged(context.shard, document, {
    to,
    from: statusesThatMayBecome(to),
    ...(to === "approved" && { approval: { at: context.now(), id: context.newId(), unseen: false } }),
  });

function noteForTraining(context: TenantContext, document: DocumentState): Statement {
  const { id: documentId, modelId, baseModelId } = document;
  const row = { documentId, modelId, baseModelId, submittedAt: context.now() };
  return putTrainingDocument(context.shard, row);
}
