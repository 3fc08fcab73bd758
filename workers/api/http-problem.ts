/** A refusal that only HTTP knows, such as a method or media type that is not spoken here. */
export class HttpProblem extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413 | 415 | 429,
    readonly code: string,
    readonly messageKey: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status}: ${messageKey}`);
    this.name = "HttpProblem";
  }
}
