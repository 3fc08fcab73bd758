import type { FieldType } from "../extraction/extraction-result";

/** Share of common words from which two names, or two addresses, mean the same. */
const enoughForNames = 0.85;
const enoughForAddresses = 0.75;

/**
 * Whether a found value means what the true one says: numbers by amount, ids by letters and digits, names and addresses
 * by their words, all else letter for letter. Both are canonical (see FoundValue).
 */
export function valueAgrees(type: FieldType, found: string, truth: string): boolean {
  switch (type) {
    case "amount":
    case "number":
    case "percent":
      return found === truth || Number(found) === Number(truth);
    case "id":
      return lettersOf(found) === lettersOf(truth);
    case "name":
    case "text":
      return lettersOf(found) === lettersOf(truth) || likeness(found, truth) >= enoughForNames;
    case "address":
      return likeness(found, truth) >= enoughForAddresses;
    default:
      return found === truth;
  }
}

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

const lettersOf = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The F1 of the words of one text against those of another, 0 to 1. */
function likeness(one: string, other: string): number {
  const words = wordsOf(one);
  const rest = wordsOf(other);
  const total = words.length + rest.length;
  let common = 0;
  for (const word of words) {
    const place = rest.indexOf(word);
    if (place < 0) continue;
    rest.splice(place, 1);
    common += 1;
  }
  return total === 0 ? 1 : (2 * common) / total;
}

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
