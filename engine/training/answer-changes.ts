import type { WantedField } from "../results/extraction-result";
import { valueAgrees } from "./value-agrees";

/** What a change means where a person has checked the value: it becomes right, becomes wrong, or is wrong either way. */
export type ChangeVerdict = "better" | "worse" | "still-wrong" | "unknown";

/** A value that would be answered differently; `checked` is what a person made of it, null when nobody looked. */
export type AnswerChange = {
  field: string;
  before: string | null;
  after: string | null;
  checked: string | null;
  verdict: ChangeVerdict;
};

/** Header values by field key; a field that is absent was not found. */
export type Answers = Readonly<Record<string, { value: string } | undefined>>;

/**
 * Which header values differ between two answers on one document. `checked` holds the values as a person left them, or
 * null when nobody has looked at the document. Spelling that means the same is no change.
 */
export function answerChanges(
  fields: readonly WantedField[],
  before: Answers,
  after: Answers,
  checked: Answers | null,
): AnswerChange[] {
  return fields.flatMap((field) => {
    if (field.line) return [];
    const old = before[field.key]?.value ?? null;
    const next = after[field.key]?.value ?? null;
    if (isSame(field, old, next)) return [];
    const truth = checked?.[field.key]?.value ?? null;
    const verdict = checked ? verdictOf(field, { old, next, truth }) : "unknown";
    return [{ field: field.key, before: old, after: next, checked: checked ? truth : null, verdict }];
  });
}

type Values = { old: string | null; next: string | null; truth: string | null };

function verdictOf(field: WantedField, { old, next, truth }: Values): ChangeVerdict {
  if (isSame(field, next, truth)) return "better";
  return isSame(field, old, truth) ? "worse" : "still-wrong";
}

function isSame(field: WantedField, one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : valueAgrees(field.type, one, other);
}
