import type { GreyImage } from "../../image/grey-image";
import { turnQuarters } from "../../image/turn-quarters";
import type { Page, Word } from "../../page";
import type { FileWords } from "../../text-layer/file-words";
import { isInked } from "../../text-layer/is-inked";
import { looksLikeWord } from "../../text-layer/looks-like-word";
import { turnBox } from "../../text-layer/turn-box";
import { withHidden } from "../../with-hidden";
import { meanCharacterConfidence } from "../mean-character-confidence";
import { meanConfidence } from "../mean-confidence";
import { type Place, placesOf } from "../merge-readings";
import { type Comparison, compareReadings } from "./compare-readings";
import { evidenceFor } from "./evidence-for";
import { centsIn, explainedBy } from "./explained-amounts";

/** Two readers that agree leave this share of the doubt of one. */
const doubtLeft = 0.3;
/** Set by hand: as sure as a place can be where two readers differ. */
const surestOfTwo = 0.75;
/** Set by hand: the same where something beside the readers decides, such as a sum. */
const surestDecided = 0.85;
/** Set by hand: what the other reader alone saw. */
const confidenceWithoutOcr = 0.6;
/** Set by hand: where our reading is less sure than usual, the other's is believed as soon as little speaks for it. */
const usualConfidence = 0.75;
/** Set by hand: what our confidence is worth against the shape of a reading. */
const ownConfidence = 3;
/** Set by hand, of the places that both read: a reader who agrees less often reads something else. */
const leastAgreement = 0.4;
/** Set by hand: below, our reading of a place is worth no more than one that has nothing in common with it. */
const guessed = 0.6;
/** Set by hand: what a sum is worth against the shape of a reading. */
const explained = 3;
/** Letters that our recogniser does not write: it knows Spanish and English. */
const unknownLetter =
  /[äöüëïßåøæ\u0153àèâêîôûãõç\u010d\u0107\u0159\u0161\u017e\u011b\u016f\u0142\u017c\u017a\u0144\u015b\u0105\u0119\u011f\u015f\u0151\u0171ýþð]/iu;

/**
 * Compares the recognised words of a page with what its file says. Words that the file prints stand as they are; where
 * someone else's reading agrees with ours a word is surer, where it differs less sure, and dictionary, check digits,
 * sums and our own confidence decide between the two. `picture` is what was recognised, as it came.
 */
export function mergeFileWords(page: Page, beside: FileWords, picture: GreyImage): Page {
  const turned = (words: readonly Word[]): Word[] =>
    words.map((word) => ({ ...word, box: turnBox(word.box, page.turns) }));
  if (beside.unknown.length > 0) return withHolesFilled(page, turned(beside.printed), turned(beside.unknown));
  const upright = turnQuarters(picture, page.turns);
  const told = turned(beside.told).filter(({ box }) => isInked(upright, box));
  const hidden = beside.told.length - told.length;
  const read = withPrinted(page.words, turned(beside.printed));
  const words = told.length > 0 ? voted(read, told) : read;
  return withHidden({ ...page, confidence: meanConfidence(words), words }, hidden);
}

/** The page as its file has it, except for the words that only the picture knows. */
function withHolesFilled(page: Page, printed: readonly Word[], unknown: readonly Word[]): Page {
  const filled = placesOf(page.words, unknown).flatMap(({ first, second }) => {
    if (second.length === 0) return [];
    return first.length > 0 ? first : second;
  });
  const words = [...printed, ...filled];
  return { ...page, source: "text", confidence: meanConfidence(words), words };
}

/** The words of the file take the place of those that were recognised there. */
function withPrinted(recognised: readonly Word[], printed: readonly Word[]): Word[] {
  if (printed.length === 0) return [...recognised];
  return placesOf(recognised, printed).flatMap(({ first, second }) => (second.length > 0 ? second : first));
}

function voted(own: readonly Word[], told: readonly Word[]): Word[] {
  const places = placesOf(own, told).map((place) => ({ ...place, comparison: comparisonOf(place) }));
  const agreed = places.filter(({ comparison }) => comparison === "same" || comparison === "marks");
  const isExplained = explainedBy(agreed.flatMap(({ first }) => centsIn(textOf(first)) ?? []));
  const both = places.filter(({ first, second }) => first.length > 0 && second.length > 0);
  const agreement = agreed.length / Math.max(1, both.length);
  // What does not say what the picture says is no reading of it.
  if (agreement < leastAgreement) return [...own];
  return places.flatMap((place) => {
    if (place.comparison === "other" && meanCharacterConfidence(place.first) >= guessed) return place.first;
    if (place.second.length === 0) return place.first;
    if (place.first.length === 0) return place.second.flatMap(alone);
    if (place.comparison === "same" || place.comparison === "marks") return agreeing(place);
    return deciding(place, { isExplained, agreement });
  });
}

const comparisonOf = ({ first, second }: Place): Comparison => compareReadings(textOf(first), textOf(second));

const textOf = (words: readonly Word[]): string =>
  words
    .toSorted((a, b) => a.box[0] - b.box[0])
    .map(({ text }) => text)
    .join(" ");

function alone(word: Word): Word[] {
  const isWord = /[\p{L}\p{N}]{2}/u.test(word.text) && looksLikeWord(word.text) && evidenceFor(word.text) > 0;
  return isWord ? [{ ...word, confidence: confidenceWithoutOcr }] : [];
}

function agreeing({ first, second }: Place): Word[] {
  const surer = (word: Word): Word => ({ ...word, confidence: 1 - (1 - word.confidence) * doubtLeft });
  const [own, other] = [textOf(first), textOf(second)];
  if (own === other || first.length !== second.length) return first.map(surer);
  const rows = second.toSorted((a, b) => a.box[0] - b.box[0]);
  return first
    .toSorted((a, b) => a.box[0] - b.box[0])
    .map((word, index) => {
      const text = rows[index]?.text ?? word.text;
      const better = evidenceFor(text) - evidenceFor(word.text) + (unknownLetter.test(text) ? 1 : 0);
      return surer(better > 0 ? { ...word, text } : word);
    });
}

type Deciding = {
  isExplained: (cents: number) => boolean;
  /** Of the places that both read, those on which they agree (0..1): how much the other reader has to say. */
  agreement: number;
};

function deciding(
  { first, second, comparison }: Place & { comparison: Comparison },
  { isExplained, agreement }: Deciding,
): Word[] {
  const [own, other] = [textOf(first), textOf(second)];
  const [ownSum, otherSum] = [own, other].map((text) => isExplained(centsIn(text) ?? -1));
  const hasForeignLetter = comparison === "near" && unknownLetter.test(other);
  const forOwn = evidenceFor(own) + (ownSum ? explained : 0);
  const forOther = evidenceFor(other) + (otherSum ? explained : 0) + (hasForeignLetter ? 1 : 0);
  const lead = forOwn - forOther + (meanCharacterConfidence(first) - usualConfidence) * ownConfidence;
  const most = ownSum === otherSum ? 1 - (1 - surestOfTwo) * agreement : surestDecided;
  const confidence = 0.5 + (most - 0.5) * Math.min(1, Math.abs(lead) / 2);
  if (lead < 0) return second.map((word) => ({ ...word, confidence }));
  return first.map((word) => ({ ...word, confidence: Math.min(word.confidence, confidence) }));
}
