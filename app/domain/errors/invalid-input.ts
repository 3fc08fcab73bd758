import { AppError } from "./app-error";
import { type IssueValues, valuesOfIssue } from "./issue-words";

/** One thing wrong with an input: where, the translation key of what, and what fills its placeholders. */
export type InputIssue = { path: string; messageKey: string; values: IssueValues };

/** An input that does not have the shape an operation asks for. Carries every issue; the first one is the message. */
export class InvalidInput extends AppError {
  readonly issues: InputIssue[];

  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    const told = issues.map((issue) => ({
      path: issue.path.map(String).join("."),
      messageKey: issue.message,
      values: valuesOfIssue(issue),
    }));
    const [first] = told;
    super("invalid", first?.messageKey ?? "error.invalid", { field: first?.path, values: first?.values });
    this.name = "InvalidInput";
    this.issues = told;
  }
}
