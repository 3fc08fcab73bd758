/**
 * What became of a file that was sent. `again` may be cured by sending it once more; `retryAfter` is what the server asks
 * for before that.
 */
export type UploadOutcome =
  | { state: "received" }
  | { state: "refused"; messageKey: string; values: Record<string, string | number> }
  | { state: "again"; messageKey: string; byItself: boolean; retryAfter: string | null };
