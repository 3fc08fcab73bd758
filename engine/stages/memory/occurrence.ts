import type { Token } from "../layout/token";

/**
 * Where a value was found back: the words, and how: as it is, except for spacing and signs, or except for one letter.
 */
export type Occurrence = { tokens: Token[]; match: "exact" | "normalised" | "near" };
