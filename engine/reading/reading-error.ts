/** Why a file or page cannot be read. Each has a sentence under the translation key `reading.<reason>`. */
export type ReadingProblem =
  | "empty"
  | "unsupported"
  | "damaged"
  | "password"
  | "too-large"
  | "too-many-pages"
  | "too-many-pixels"
  | "inflates-too-far"
  | "too-complex"
  | "blank"
  | "unreadable";

/** A file or page that cannot be read, for a reason that a person can be told. Retrying does not help. */
export class ReadingError extends Error {
  constructor(
    readonly problem: ReadingProblem,
    readonly detail = "",
  ) {
    super(`reading: ${problem}${detail && ` (${detail})`}`);
    this.name = "ReadingError";
  }
}
