import { labelStrength } from "../features/absence-features";
import { minScore } from "./score-fields";
import type { Scored } from "./scored";

/** Candidates of a field up to which all are kept until the decision: a document of some forty pages has fewer. */
const fewEnough = 4_000;
/** So many of the best are decided on where there are more: a decision looks at the first seven values of a field. */
const mostDecided = 500;

/**
 * What is kept of a field's candidates until all fields are decided together. Of a long table's thousands of figures only
 * those that a decision may take: nobody takes what scores so low and has no label either.
 */
export const candidatesToDecide = (scored: Scored[]): Scored[] =>
  scored.length <= fewEnough
    ? scored
    : scored
        .filter(({ score, features }) => score >= minScore || labelStrength(features) > 0)
        .slice(0, mostDecided);
