import type { PageAnalysis } from "./page-signs";

/** Codes in common beyond which one more says nothing; bounds here are what the weights of the split were trained on. */
const mostCodes = 4;
/** Share of words in common below which two pages have nothing in common. */
const fewWords = 0.3;
/** Difference of width over height from which a sheet is of another size: A4 and Letter differ by 0.06. */
const otherSize = 0.03;
/** Times that letters of another print are as high. */
const otherLetters = 1.35;

/** What speaks for (or against) a new document beginning at the second of two pages: names with their strength. */
export type BoundaryFeatures = Record<string, number>;

/** Compares a page with the one that follows it. */
export function boundaryFeatures(before: PageAnalysis, after: PageAnalysis): BoundaryFeatures {
  return {
    bias: 1,
    ...numberingFeatures(before, after),
    ...numberFeatures(before, after),
    "top-differs": 1 - overlapOf(before.top, after.top),
    "words-differ": 1 - overlapOf(before.words, after.words),
    "codes-in-common": Math.min(mostCodes, shared(before.codes, after.codes)) / mostCodes,
    "nothing-in-common": flag(
      shared(before.codes, after.codes) === 0 &&
        overlapOf(before.words, after.words) < fewWords &&
        overlapOf(before.top, after.top) < fewWords,
    ),
    "title-on-next": flag(after.titled),
    "title-on-next-only": flag(after.titled && !before.titled),
    "next-opens": flag(after.opens),
    "last-closes": flag(before.closes),
    "closes-and-opens": flag(before.closes && after.opens),
    "neither-closes-nor-opens": flag(!before.closes && !after.opens),
    "carried-over": flag(
      before.carriedOver === "to-next" || before.carriedOver === "both" || isFromLast(after),
    ),
    "other-size": flag(Math.abs(before.ratio - after.ratio) > otherSize),
    "other-source": flag(before.source !== after.source),
    "other-letters": flag(ratioOf(before.height, after.height) > otherLetters),
  };
}

const isFromLast = ({ carriedOver }: PageAnalysis) => carriedOver === "from-last" || carriedOver === "both";

function numberingFeatures(
  { numbering: before }: PageAnalysis,
  { numbering: after }: PageAnalysis,
): BoundaryFeatures {
  const follows = before && after && after.number === before.number + 1;
  const agrees = before?.of === after?.of;
  return {
    "counted-on": flag(follows && agrees),
    "counted-on-otherwise": flag(follows && !agrees),
    "counts-from-one": flag(after?.number === 1 && (after.of !== null || before !== null)),
    "counts-one-alone": flag(after?.number === 1 && after.of === null && before === null),
    "last-was-last": flag(before && before.of !== null && before.number === before.of),
    "more-to-come": flag(before && before.of !== null && before.number < before.of && !after),
    miscounted: flag(before && after && !follows && after.number !== 1),
    "next-is-later": flag(!before && after && after.number > 1),
  };
}

function numberFeatures(before: PageAnalysis, after: PageAnalysis): BoundaryFeatures {
  const both = before.ownNumbers.size > 0 && after.ownNumbers.size > 0;
  const repeats = [...before.ownNumbers].some(
    (number) => after.ownNumbers.has(number) || after.codes.has(number),
  );
  return {
    "same-number": flag(both && repeats),
    "other-number": flag(both && !repeats),
    "number-on-next-only": flag(before.ownNumbers.size === 0 && after.ownNumbers.size > 0),
  };
}

const flag = (holds: unknown) => (holds ? 1 : 0);

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((member) => other.has(member)).length;

/** The share of the smaller set that is in the other; 0 when one is empty. */
const overlapOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === 0 || other.size === 0 ? 0 : shared(one, other) / Math.min(one.size, other.size);

const ratioOf = (one: number, other: number) =>
  one > 0 && other > 0 ? Math.max(one / other, other / one) : 1;
