import type { WantedField } from "../results/extraction-result";
import { valueAgrees } from "./value-agrees";

/** The outcome for one field of one document, and the model's confidence in its answer (0 when nothing). */
export type AnswerVerdict = {
  field: string;
  outcome: "right" | "wrong" | "missing" | "spurious";
  confidence: number;
};

type Found = Readonly<Record<string, { value: string; confidence: number } | undefined>>;
type Truth = Readonly<Record<string, { value: string } | undefined>>;

/**
 * Compares the header values found on a document with those a person left. A field that is absent from `truth` is known
 * not to be on the document. Fields absent from both are not judged.
 */
export function judgeAnswer(fields: readonly WantedField[], found: Found, truth: Truth): AnswerVerdict[] {
  return fields.flatMap(({ key, type, line }): AnswerVerdict[] => {
    if (line) return [];
    const [answer, wanted] = [found[key], truth[key]?.value];
    if (!answer) return wanted === undefined ? [] : [{ field: key, outcome: "missing", confidence: 0 }];
    const { value, confidence } = answer;
    if (wanted === undefined) return [{ field: key, outcome: "spurious", confidence }];
    return [{ field: key, outcome: valueAgrees(type, value, wanted) ? "right" : "wrong", confidence }];
  });
}
