/** `problem` ends the key `mailbox.problem.<problem>`; `retryAfter` is in milliseconds. */
export class MailboxError extends Error {
  override name = "MailboxError";
  constructor(
    readonly problem: "sign-in" | "forbidden" | "no-mailbox" | "busy" | "unreachable" | "begin-again",
    readonly retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
