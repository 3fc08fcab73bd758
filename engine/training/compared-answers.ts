import type { AnswerChange } from "./answer-changes";
import type { AnswerVerdict } from "./judge-answer";

/**
 * Comparison results for a part of the documents: values that would change, by document, and how training documents
 * were read by the version in use (`before`) and by a model that had not seen their vendor (`after`).
 */
export type ComparedAnswers = {
  compared: number;
  changes: (AnswerChange & { documentId: string })[];
  before: AnswerVerdict[];
  after: AnswerVerdict[];
};

/** All parts together. */
export function joinAnswers(parts: readonly ComparedAnswers[]): ComparedAnswers {
  return {
    compared: parts.reduce((sum, part) => sum + part.compared, 0),
    changes: parts.flatMap(({ changes }) => changes),
    before: parts.flatMap(({ before }) => before),
    after: parts.flatMap(({ after }) => after),
  };
}
