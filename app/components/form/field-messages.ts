import type { FormProblem } from "~/domain/errors/form-problem";
import type { Translate } from "~/locales/translate";

export type FieldMessage = { field: string; label: string; text: string };

/**
 * The problems of a form in the reader's language. `labels` maps a field's name to its label, so that a message like
 * "Required *" says in the summary which field is required.
 */
export const fieldMessages = (
  t: Translate,
  problems: readonly FormProblem[] | undefined,
  labels: Record<string, string> = {},
): FieldMessage[] =>
  (problems ?? []).map(({ field, messageKey, values }) => ({
    field,
    label: labels[field] ?? "",
    text: t(messageKey, values),
  }));

/** The message that belongs beside a field. */
export const messageFor = (messages: readonly FieldMessage[], name: string) =>
  messages.find(({ field }) => field === name)?.text;
