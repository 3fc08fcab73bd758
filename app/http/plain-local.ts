/**
 * Whether this request came over plain http on the developer's machine, the only place where that is allowed. Not every
 * browser sends a Secure cookie back over it, and `__Host-` requires Secure; everywhere else the cookies that sign
 * people in have both.
 */
export const isPlainLocal = (request: Request, environment: string): boolean =>
  environment === "local" && new URL(request.url).protocol === "http:";
