import { AppError } from "./app-error";

/** One thing wrong with an input: where, and the translation key of what. */
export type InputIssue = { path: string; messageKey: string };

/** An input that does not have the shape an operation asks for. Carries every issue; the first one is the message. */
export class InvalidInput extends AppError {
  readonly issues: InputIssue[];

  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    const [first] = issues;
    super("invalid", first?.message ?? "error.invalid", { field: first?.path.map(String).join(".") });
    this.name = "InvalidInput";
    this.issues = issues.map((issue) => ({
      path: issue.path.map(String).join("."),
      messageKey: issue.message,
    }));
  }
}
