import type { DocumentStatus } from "../documents/status";

/**
 * The group in which a received document is counted in every figure of the product: exactly one of these. `waiting` are
 * those that are received or being processed. A file that was split is not counted: its parts are.
 */
export const standings = [
  "success",
  "userEdited",
  "failed",
  "error",
  "forTraining",
  "submitted",
  "waiting",
] as const;
export type Standing = (typeof standings)[number];

const standingOfStatus: Record<DocumentStatus, Standing | null> = {
  received: "waiting",
  processing: "waiting",
  success: "success",
  approved: "success",
  released: "success",
  userEdited: "userEdited",
  failed: "failed",
  error: "error",
  forTraining: "forTraining",
  submitted: "submitted",
  trained: "submitted",
  // A rejected document counts as failed, like one that could not be read well enough.
  rejected: "failed",
  split: null,
};

/** The standing of a document; null for a file that was split. */
export const standingOf = (status: DocumentStatus): Standing | null => standingOfStatus[status];

/** How reports group the standings; what waits is in none of the groups. */
export const groupOf: Record<Standing, "success" | "failed" | "trained" | null> = {
  success: "success",
  userEdited: "success",
  failed: "failed",
  error: "failed",
  forTraining: "trained",
  submitted: "trained",
  waiting: null,
};

/** How many documents have each standing, and how many there are. */
export type StandingCounts = Record<Standing, number> & { total: number };

/**
 * How the documents of a day or month stand, whenever they came to stand so; how many of them are approved, and of these how many
 * nobody had changed.
 */
export type StandingRow = StandingCounts & { bucket: string; approved: number; untouched: number };

/** Adds up counts by status. The total is the list's count: every document but those that were split. */
export function standingCounts(counts: Partial<Record<DocumentStatus, number | null>>): StandingCounts {
  const sums: StandingCounts = {
    ...noDocuments,
  };
  for (const [status, count] of Object.entries(counts) as [DocumentStatus, number | null][]) {
    const standing = standingOf(status);
    if (!standing || !count) continue;
    sums[standing] += count;
    sums.total += count;
  }
  return sums;
}

export const noDocuments: StandingCounts = {
  success: 0,
  userEdited: 0,
  failed: 0,
  error: 0,
  forTraining: 0,
  submitted: 0,
  waiting: 0,
  total: 0,
};

/** The counts as the API names them. */
export const metricsOf = (counts: StandingCounts) => ({
  errorCount: counts.error,
  failedCount: counts.failed,
  forTrainingCount: counts.forTraining,
  submittedCount: counts.submitted,
  successCount: counts.success,
  userEditedCount: counts.userEdited,
  waitingCount: counts.waiting,
  totalCount: counts.total,
});
