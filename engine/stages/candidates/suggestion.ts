import type { Reason } from "../../results/extraction-result";
import type { CandidateFact } from "../../values/candidate-fact";
import type { Candidate } from "./candidate";

/** The fact that marks a candidate as suggested for a field. */
export const suggestedFact = (field: string): CandidateFact => `suggested:${field}`;

/** Whether a language model suggested the candidate for the field. */
export const isSuggested = (field: string, { facts }: Candidate): boolean => facts.has(suggestedFact(field));

/** The reason for that; nothing without a suggestion. */
export const suggestionReasons = (field: string, candidate: Candidate): Reason[] =>
  isSuggested(field, candidate) ? [{ key: "reason.suggested", values: {} }] : [];
