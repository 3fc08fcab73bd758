import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { holdsCardNumber } from "~/domain/billing/card-number";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { formFields } from "./form-fields";
import { statusOf } from "./status-of";

/** The response to a form that was refused: the problems, and what was typed. */
export type FormAnswer = { problems: FormProblem[]; typed: Record<string, string> };

/**
 * The answer of an action whose operation refused: the form again, with messages at their fields and the typed values.
 * Not found and anything unforeseen are thrown on, for the error page.
 */
export function formErrorResponse(error: unknown, form: FormData) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "not-found") throw new Response(error.messageKey, { status: 404 });
  const answer: FormAnswer = { problems: problemsOf(error), typed: typedValues(form) };
  return data(answer, { status: statusOf[error.code] });
}

type Sent<T> = Submission<T, string[], unknown>;

/** What a form made with conform gets back: its errors, if any, and what was typed. Passwords and card numbers are never sent back. */
export const keptForm = <T>(submission: Sent<T>, errors: ReplyErrors = {}) => ({
  lastResult: submission.reply({
    hideFields: Object.entries(submission.payload).flatMap(([name, value]) =>
      isSecret(name, value) ? [name] : [],
    ),
    ...errors,
  }),
});

/** The answer to a form made with conform whose input is not right. */
export const invalidForm = <T>(submission: Sent<T>) =>
  data(keptForm(submission), { status: statusOf.invalid });

/** The same as `formErrorResponse` for a form made with conform. Its errors are translation keys without placeholders. */
export function refusedForm<T>(error: unknown, submission: Sent<T>) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "not-found") throw new Response(error.messageKey, { status: 404 });
  return data(keptForm(submission, replyErrors(error)), { status: statusOf[error.code] });
}

type ReplyErrors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };

function replyErrors(error: AppError): ReplyErrors {
  const byField = problemsOf(error).map(({ field, messageKey }): [string, string[]] => [field, [messageKey]]);
  const { "": formErrors, ...fieldErrors } = Object.fromEntries(byField);
  return formErrors ? { formErrors, fieldErrors } : { fieldErrors };
}

/** The page of a loader whose operation refused: ErrorPage says why. */
export function refusedPage(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const { messageKey, values } = error;
  throw Response.json({ messageKey, values }, { status: statusOf[error.code] });
}

/** The refusals of an operation, field by field. */
export function problemsOf(error: AppError): FormProblem[] {
  if (!(error instanceof InvalidInput))
    return [{ field: error.field ?? "", messageKey: error.messageKey, values: error.values }];
  const seen = new Set<string>();
  return error.issues
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ path, messageKey, values }) => ({ field: path, messageKey, values }));
}

/** The typed entries, to fill the form with again. Passwords and card numbers are never sent back. */
const typedValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(Object.entries(formFields(form)).filter(([name, value]) => !isSecret(name, value)));

/** A password, or the number of a card in whatever field it was typed. */
const isSecret = (name: string, value: unknown) =>
  /password/i.test(name) || (typeof value === "string" && holdsCardNumber(value));
