/** What became of a file that was sent. */
export type UploadOutcome =
  | { state: "received" }
  | { state: "refused"; messageKey: string; values: Record<string, string | number> };
