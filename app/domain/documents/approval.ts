import type { ConcernKind } from "./concerns";
import { type DocumentStatus, isSettled, statusesThatMayBecome } from "./status";

/**
 * The statuses in which a document can be approved as it stands. One that missed its confidence is not among them:
 * someone has to say that they looked at it.
 */
export const approvable: DocumentStatus[] = statusesThatMayBecome("approved").filter(
  (status) => status !== "failed",
);

/** The statuses in which a document can be approved as reviewed: it missed its confidence, or a person changed it. */
export const approvableWhenReviewed: DocumentStatus[] = ["failed", "userEdited", "forTraining"];

/** What a look at the document answers by itself, whoever drew it for one. */
export const settledByLook: readonly ConcernKind[] = ["audit"];

/** What the word "reviewed" answers by itself: the score is no reason to ask someone who looked at the document. */
export const settledByReview: readonly ConcernKind[] = ["score", ...settledByLook];

/**
 * Whether a person answers for each value as it stands: the document was approved by itself. Of those approved from a list
 * nobody saw the values.
 */
export const isAnsweredFor = (document: {
  status: DocumentStatus;
  approvedUnseen: boolean | null;
}): boolean => isSettled(document.status) && !document.approvedUnseen;

/** An approval can be taken back for so long. */
const takenBackWithin = 24 * 60 * 60 * 1000;

/** Approvals from this moment on can be taken back. */
export const takenBackSince = (now: Date): Date => new Date(now.getTime() - takenBackWithin);
