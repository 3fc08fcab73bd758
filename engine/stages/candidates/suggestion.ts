import type { Reason } from "../../results/extraction-result";
import type { CandidateFact } from "../../values/candidate-fact";
import type { Candidate } from "./candidate";

/** The fact that marks a candidate as suggested for a field. */
export const suggestedFact = (field: string): CandidateFact => `suggested:${field}`;

/** What a suggestion counts, in logits: as much as a good label, so that labels and arithmetic can outvote it. */
const weight = 2;

/** What a suggestion adds to a candidate's score for a field, and how it is told; nothing without one. */
export function suggestionFor(field: string, { facts }: Candidate): { logit: number; reasons: Reason[] } {
  if (!facts.has(suggestedFact(field))) return { logit: 0, reasons: [] };
  return { logit: weight, reasons: [{ key: "reason.suggested", values: {} }] };
}
