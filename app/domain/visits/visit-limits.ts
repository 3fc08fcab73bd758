/** What someone without an account may try: a short document, of some megabytes, that is gone after an hour. */
export const visitLimits = {
  pages: 3,
  bytes: 10 * 1024 * 1024,
  /** Milliseconds. */
  lifetime: 60 * 60 * 1000,
} as const;
