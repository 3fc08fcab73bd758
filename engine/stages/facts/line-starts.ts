import { phrasesFor } from "../../languages/compile";
import { compact } from "../../text/fold";

/** The lists of what lines begin with. */
type Starts = "sums" | "carries" | "ends" | "tenders" | "adjustments" | "tips";

/**
 * Matches the compact text of lines that begin with a phrase of the list in any language, or are it where "$" ends it;
 * `more` are patterns beside the list.
 */
export function startPattern(part: Starts, more: readonly string[] = []): RegExp {
  const starts = phrasesFor(part).map((phrase) => compact(phrase) + (phrase.endsWith("$") ? "$" : ""));
  return new RegExp(`^(?:${[...starts, ...more].join("|")})`);
}
