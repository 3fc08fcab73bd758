import { type DocumentStatus, statusesThatMayBecome } from "./status";

/**
 * The statuses in which a document can be approved as it stands. One that missed its confidence is not among them: somebody
 * has to say that they looked at it.
 */
export const approvable: DocumentStatus[] = statusesThatMayBecome("approved").filter(
  (status) => status !== "failed",
);

/** The statuses in which a document can be approved as reviewed: it missed its confidence, or a person changed it. */
export const approvableWhenReviewed: DocumentStatus[] = ["failed", "userEdited", "forTraining"];
