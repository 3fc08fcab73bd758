import type { EditProblem } from "./edit-upload";

/** A file that no rows can be made of, and the sentence that says why. */
export class UnusableFile extends Error {
  readonly problem: EditProblem;

  constructor(key: string, values: Record<string, string> = {}, options?: ErrorOptions) {
    super(key, options);
    this.problem = { key, values };
  }
}
