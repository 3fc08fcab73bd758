import { compact } from "../../text/fold";
import { columnRoleOf } from "../layout/column-phrases";
import { deletionsOf, labelLexicon, nearPhrases, otherStrength } from "./label-lexicon";
import type { OwnLabels } from "./own-labels";

/** Words of a label at most, as where labels are found. */
const mostWords = 8;

/** Letters from which on a label with one letter lost is still that label. */
const leastNear = 7;

/** Whether a text is nothing but labels or heads of columns, one after the other: that is no value. */
export function isLabelText(text: string, own: OwnLabels): boolean {
  const words = text.split(/\s+/).filter((word) => compact(word) !== "");
  if (words.length === 0 || words.length > mostWords) return false;
  const ends = [true];
  for (let end = 1; end <= words.length; end += 1)
    ends[end] = ends.some((isEnd, start) => isEnd && start < end && isLabel(words.slice(start, end), own));
  return ends[words.length] === true;
}

/**
 * Whether a text is a word that may be a label, if at most a weak one ("Actual" heads the current reading of a meter in Spanish): a value
 * where a label of the field stands beside or above it.
 */
export function isWeakLabelText(text: string): boolean {
  const senses = labelLexicon.get(compact(text));
  return (
    senses?.every(({ strength }) => strength < otherStrength) === true && columnRoleOf(text) === undefined
  );
}

function isLabel(words: readonly string[], own: OwnLabels): boolean {
  const letters = compact(words.join(" "));
  if (labelLexicon.has(letters) || own.has(letters) || columnRoleOf(words.join(" ")) !== undefined)
    return true;
  return letters.length >= leastNear && deletionsOf(letters).some((variant) => nearPhrases().has(variant));
}
