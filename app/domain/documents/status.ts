/**
 * Every status a document can have. `failed` is the spec's "failed / low confidence"; `split` is a file whose parts are
 * documents of their own and which is none itself. `approved` values are settled by a person; `released` ones have been
 * handed to the storage provider. `rejected` is what a person refused with a reason: it stays, and goes nowhere until that is undone.
 */
export const documentStatuses = [
  "received",
  "processing",
  "success",
  "failed",
  "error",
  "userEdited",
  "forTraining",
  "submitted",
  "trained",
  "approved",
  "released",
  "rejected",
  "split",
] as const;

export type DocumentStatus = (typeof documentStatuses)[number];

/**
 * What a list can be narrowed to: a status, or what was submitted for training and then approved. Approving takes a document
 * out of `submitted`, not out of the training.
 */
export const listedStatuses = [...documentStatuses, "submittedAndApproved"] as const;

export type ListedStatus = (typeof listedStatuses)[number];

const moves: Record<DocumentStatus, readonly DocumentStatus[]> = {
  received: ["processing", "error"],
  processing: ["success", "failed", "error", "received", "split"],
  success: ["received", "userEdited", "forTraining", "submitted", "approved", "rejected", "split"],
  failed: ["received", "userEdited", "forTraining", "submitted", "approved", "rejected", "split"],
  // A document that could not be read can be entered by hand: then it is `failed`.
  error: ["received", "failed", "rejected", "split"],
  userEdited: [
    "received",
    "userEdited",
    "forTraining",
    "submitted",
    "success",
    "approved",
    "rejected",
    "split",
  ],
  forTraining: ["received", "userEdited", "submitted", "approved", "rejected"],
  submitted: ["userEdited", "trained", "approved"],
  trained: ["received", "userEdited", "submitted", "approved"],
  approved: ["received", "userEdited", "released"],
  released: ["userEdited", "released"],
  // Stands as before again by an operation of its own.
  rejected: [],
  // Joined again by an operation of its own, which removes the parts.
  split: [],
};

/** Whether a document may change from one status to another: the one table of allowed transitions. */
export const mayMove = (from: DocumentStatus, to: DocumentStatus): boolean => moves[from].includes(to);

/** The statuses a document may be in for the move to be allowed; what an update matches on. */
export const statusesThatMayBecome = (to: DocumentStatus): DocumentStatus[] =>
  documentStatuses.filter((from) => mayMove(from, to));

/** Whether processing is over: nothing further happens to the document unless a person acts. */
export const isEndState = (status: DocumentStatus): boolean =>
  status !== "received" && status !== "processing";

/** Whether the document has a result that can be seen and corrected. */
export const hasResult = (status: DocumentStatus): boolean =>
  isEndState(status) && status !== "error" && status !== "split";

/** Whether the document may go to another model: nobody settled it, and it is in no training. */
export const mayChangeModel = (status: DocumentStatus): boolean =>
  status === "success" || status === "failed" || status === "userEdited" || status === "error";

/** Whether a person settled the values: they may leave the product, released or by e-mail. */
export const isSettled = (status: DocumentStatus): boolean => status === "approved" || status === "released";

/**
 * The statuses in which a document that was submitted for training is learned from: settling it does not take it out.
 */
export const learntStatuses: DocumentStatus[] = ["submitted", "trained", "approved", "released"];

/** The status of a document once it is submitted for training; null when it cannot be. A settled one stays what it is. */
export const statusWhenSubmitted = (status: DocumentStatus): DocumentStatus | null =>
  isSettled(status) ? status : mayMove(status, "submitted") ? "submitted" : null;
