import { hasUnknownCode } from "../reading/text-layer/unknown-codes";

/** Of a value in which a code says nothing a part is not known: someone is to look at it, whatever speaks for it. */
const mostWithHoles = 0.5;

/** The confidence of a value that was written with these words. */
export const limitedByUnknownCodes = (confidence: number, words: readonly string[]): number =>
  words.some(hasUnknownCode) ? Math.min(confidence, mostWithHoles) : confidence;
