import type { SubmissionResult } from "@conform-to/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { formId } from "./field-id";

/**
 * A form after the server refused it: the first problem of each field, and what was typed. Before that there are no
 * problems, and `start` is what the fields start with. Our forms are validated by the server alone, so that the browser
 * needs no form library.
 */
export function answeredForm(
  lastResult: SubmissionResult | undefined,
  start: Record<string, string> = {},
): { typed: Record<string, string | undefined>; problems: FormProblem[] } {
  const problems = Object.entries(lastResult?.error ?? {}).flatMap(([field, keys]) =>
    (keys ?? []).slice(0, 1).map((messageKey) => ({ field, messageKey, values: {} })),
  );
  if (!lastResult) return { typed: start, problems };
  const kept = Object.entries(lastResult.initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { typed: Object.fromEntries(kept), problems };
}

/** What every such form is given: the ID prefix of its fields, and no validation by the browser. */
export const formProps = { id: formId, noValidate: true } as const;
