import type { Candidate } from "@engine/stages/candidates/candidate";
import type { Chosen, Scored } from "@engine/stages/scoring/scored";
import type { CandidateFact } from "@engine/values/candidate-fact";
import { centsOf } from "@engine/values/read-amount";
import { madeCandidate } from "./seen";

type About = Partial<Omit<Scored, "candidate">> & {
  facts?: CandidateFact[];
  candidate?: Partial<Candidate>;
};

/** A candidate of this value as it is rated; amounts have their cents, and each stands on a place of its own. */
export function scoredAs(
  value: string,
  score: number,
  { facts = [], candidate, ...about }: About = {},
): Scored {
  return {
    field: "",
    candidate: madeCandidate({ value, cents: centsOf(value), facts: new Set(facts), ...candidate }),
    score,
    share: 0.5,
    features: {},
    reasons: [],
    ...about,
  };
}

/** The same as it was chosen. */
export const chosenAs = (
  value: string,
  score: number,
  about: About & Partial<Pick<Chosen, "margin" | "proofs">> = {},
): Chosen => ({
  margin: 3,
  proofs: new Set(),
  ...about,
  ...scoredAs(value, score, about),
});

/** The chosen values by field. */
export const valuesIn = (chosen: Record<string, Chosen>): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).map(([field, { candidate }]) => [field, candidate.value]));

/** What speaks for the chosen values beside their scores, by field; those with nothing are left out. */
export const proofsIn = (chosen: Record<string, Chosen>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(chosen)
      .filter(([, { proofs }]) => proofs.size > 0)
      .map(([field, { proofs }]) => [field, [...proofs]]),
  );
