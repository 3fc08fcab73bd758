import type { ConcernKind } from "./concerns";
import { type DocumentStatus, isSettled, statusesThatMayBecome } from "./status";

/**
 * The statuses in which a document can be approved directly. One below the threshold is not among them: someone has to
 * confirm having reviewed it.
 */
export const approvable: DocumentStatus[] = statusesThatMayBecome("approved").filter(
  (status) => status !== "failed",
);

/** The statuses in which a document can be approved as reviewed: it is below the threshold, or a person changed it. */
export const approvableWhenReviewed: DocumentStatus[] = ["failed", "userEdited", "forTraining"];

/** The concerns that reviewing the document settles, whoever selected it for a check. */
export const concernsResolvedByViewing: readonly ConcernKind[] = ["audit"];

/** The concerns that "reviewed" settles: a low score is no reason to ask someone who reviewed the document. */
export const concernsResolvedByReview: readonly ConcernKind[] = ["score", ...concernsResolvedByViewing];

/**
 * Whether a person vouches for each current value: the document was approved individually. Nobody looked at the values
 * of those approved from a list.
 */
export const isIndividuallyApproved = (document: {
  status: DocumentStatus;
  approvedUnseen: boolean | null;
}): boolean => isSettled(document.status) && !document.approvedUnseen;

/** How long an approval can be undone. */
const takenBackWithin = 24 * 60 * 60 * 1000;

/** Approvals from this time on can be undone. */
export const undoableApprovalsSince = (now: Date): Date => new Date(now.getTime() - takenBackWithin);
