/**
 * Whether this request came by plain http on the developer's machine, the one place where it is spoken. Not every browser
 * sends a Secure cookie back over it, and `__Host-` asks for Secure; everywhere else the cookies that sign people in have both.
 */
export const isPlainLocal = (request: Request, environment: string): boolean =>
  environment === "local" && new URL(request.url).protocol === "http:";
