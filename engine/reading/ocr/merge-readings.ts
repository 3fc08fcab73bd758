import type { Box, Word } from "../page";
import { meanCharacterConfidence } from "./mean-character-confidence";

/** Set by hand, of the smaller box, both ways: words that share more are two readings of one. */
const sharedPart = 0.4;
/** Set by hand: a word that only one reading has must be this sure. */
const leastAlone = 0.6;

/** Words of two readings that cover each other. */
export type Place = { first: Word[]; second: Word[] };

/**
 * Makes one reading of two of the same page. Words that cover each other form a place; each place is taken from the
 * reading that is surer there, and a place that only one of them saw only from words that it is sure of.
 */
export function mergeReadings(first: readonly Word[], second: readonly Word[]): Word[] {
  return placesOf(first, second).flatMap((place) => {
    if (place.first.length === 0 || place.second.length === 0)
      return [...place.first, ...place.second].filter(({ confidence }) => confidence >= leastAlone);
    return meanCharacterConfidence(place.first) >= meanCharacterConfidence(place.second)
      ? place.first
      : place.second;
  });
}

/** The places of two readings, in the order of the first; what only the second saw follows. */
export function placesOf(first: readonly Word[], second: readonly Word[]): Place[] {
  const places = new Set<Place>();
  const placeOf = new Map<Word, Place>();
  const open = (place: Place) => {
    places.add(place);
    for (const word of [...place.first, ...place.second]) placeOf.set(word, place);
  };
  for (const word of first) open({ first: [word], second: [] });
  for (const word of second) {
    const covered = first.filter((other) => isShared(other.box, word.box));
    const touched = [...new Set(covered.flatMap((other) => placeOf.get(other) ?? []))];
    const [target, ...others] = touched;
    if (!target) {
      open({ first: [], second: [word] });
      continue;
    }
    target.second.push(word);
    for (const other of others) {
      places.delete(other);
      target.first.push(...other.first);
      target.second.push(...other.second);
    }
    for (const joined of target.first) placeOf.set(joined, target);
  }
  return [...places];
}

function isShared(a: Box, b: Box): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return (
    across > sharedPart * Math.min(a[2] - a[0], b[2] - b[0]) &&
    down > sharedPart * Math.min(a[3] - a[1], b[3] - b[1])
  );
}
