/**
 * The outcome of a file that was sent. `again` may succeed if it is sent again; `retryAfter` is what the server asks to
 * wait before that.
 */
export type UploadOutcome =
  | { state: "received" }
  | { state: "refused"; messageKey: string; values: Record<string, string | number> }
  | { state: "again"; messageKey: string; byItself: boolean; retryAfter: string | null };
