import type { ErrorCode } from "~/domain/errors/app-error";

/** The HTTP status for each error code, the same for pages and API. */
export const statusOf: Record<ErrorCode, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};
