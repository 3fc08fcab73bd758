const codes = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not-found",
  "conflict",
  "too-large",
  "too-many",
  "unavailable",
] as const;

/** Why an operation refused; each door maps a code to its own kind of answer (status, page, problem+json, retry). */
export type ErrorCode = (typeof codes)[number];

/**
 * The only error an operation throws on purpose. `messageKey` is a translation key, `values` fill its placeholders and
 * `field` names the form field or JSON pointer that is to blame.
 */
export class AppError extends Error {
  readonly field: string | undefined;
  readonly values: Record<string, string | number>;

  constructor(
    readonly code: ErrorCode,
    readonly messageKey: string,
    about: { field?: string; values?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(`${code}: ${messageKey}`, { cause: about.cause });
    this.name = "AppError";
    this.field = about.field;
    this.values = about.values ?? {};
  }
}
