/** Whether an error is transient: the database or the store did not answer for a moment, and a retry may succeed. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return passing.test(error.message) || isTransientError(error.cause);
}

// As D1, R2 and Durable Objects word it: their documentation says of these that they may be tried again.
const passing =
  /network connection lost|connection (was )?(lost|reset|closed)|is overloaded|too many requests queued|storage caused object to be reset|reset because its code was updated|internal error|timed? ?out|SQLITE_BUSY|database is locked|temporarily|please try again/i;
