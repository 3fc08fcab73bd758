import type { FormProblem } from "~/domain/errors/form-problem";

/** The first problem of each field of a form made with conform, whose errors are translation keys. */
export const problemsIn = (errors: Record<string, string[] | null | undefined>): FormProblem[] =>
  Object.entries(errors).flatMap(([field, keys]) =>
    (keys ?? []).slice(0, 1).map((messageKey) => ({ field, messageKey, values: {} })),
  );
