import { leastScore } from "./score-fields";
import type { Scored } from "./scored";

/** Candidates of a field up to which all are kept until the decision: a document of some forty pages has fewer. */
const fewEnough = 4_000;

/**
 * What is kept of a field's candidates until all fields are decided together. Of a long table's thousands of figures only
 * those that a decision may take: nobody takes what scores so low and has no label (`prior`) either.
 */
export const worthDeciding = (scored: Scored[]): Scored[] =>
  scored.length <= fewEnough ? scored : scored.filter(({ score, prior }) => score >= leastScore || prior > 0);
