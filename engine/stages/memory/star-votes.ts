import type { Rect } from "../../geometry/rect";
import { letterDistance } from "../../text/letter-distance";
import type { Fingerprint, PlacedWord } from "./fingerprint-of";
import type { LearnedPlace } from "./vendor-memory";

/** Page widths within which words are near, whatever the print. Set by hand, like all numbers here, and held by the series of `npm run evaluate -- --learn`. */
const leastNear = 0.1;
/** Heights within which they are. */
const nearHeights = 3.5;
/** Heights between the middles of a word and of a value on one line. */
const onLine = 0.6;
/** What distance along the line counts, against distance across. */
const alongLine = 0.35;
/** Heights above a value within which a word is its label. */
const aboveHeights = 3;
/** Heights that it may stand beside it. */
const asideHeights = 4;
/** What a word above weighs, against one elsewhere; one on the line weighs 2. */
const aboveWeight = 1.6;
/** What a word weighs that other samples lack. */
const unstableWeight = 0.25;
/** What the lack of a word weighs against its being elsewhere: it may be misread. */
const missingWeight = 0.4;
/** Heights that a value may be off along the line. */
const driftAlong = 1.3;
/** Share of the distance to a word that it may be off, too: pages are scaled and turned. */
const driftAlongFar = 0.05;
/** Heights that it may be off across. */
const driftAcross = 0.75;
/** Share of the distance, across. */
const driftAcrossFar = 0.03;
/** What another page than expected leaves. */
const otherPage = 0.8;
/** Letters of a word that may be one off: shorter ones would be other words. */
const leastMisread = 5;

/** A lasting word seen from a value: how far its left edge is from the value's edges, its middle from the middle. */
export type Anchor = {
  text: string;
  page: number;
  fromLeft: number;
  fromRight: number;
  down: number;
  reach: number;
  weight: number;
};

/** The words of a document by text, to be asked again and again. */
export type WordIndex = {
  placesOf: (text: string) => readonly PlacedWord[];
  pageCount: number;
  scale: number;
};

/** Where a candidate stands. */
export type Spot = Rect & { page: number };

/** Bounds the time for every candidate. */
const mostAnchors = 30;

/**
 * The words that tell where a value stands (star graph after Rusiñol 2013): the nearest ones weigh most, those on its
 * line or above it more still, words that other documents of the layout lack little.
 */
export function anchorsOf(
  place: LearnedPlace,
  { words, pageCount }: Fingerprint,
  isStable: (text: string) => boolean,
): Anchor[] {
  const middle = levelOf(place, place);
  const near = Math.max(leastNear, nearHeights * place.em);
  return words
    .filter((word) => word[1] === place.page && !isWithin(word, place))
    .map(([text, , left, height]): Anchor => {
      const down = height - middle;
      const fromLeft = left - place.left;
      const isOnLine = Math.abs(down) < onLine * place.em;
      const aside = Math.min(Math.abs(fromLeft), Math.abs(left - place.right));
      const reach = Math.hypot(down, aside * (isOnLine ? alongLine : 1));
      const isAbove =
        down < 0 && down > -aboveHeights * place.em && Math.abs(fromLeft) < asideHeights * place.em;
      return {
        text,
        page: relativePage(place.page, pageCount),
        fromLeft,
        fromRight: left - place.right,
        down,
        reach,
        weight:
          ((isOnLine ? 2 : isAbove ? aboveWeight : 1) * (isStable(text) ? 1 : unstableWeight)) /
          (1 + (reach / near) ** 2),
      };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostAnchors);
}

/**
 * How well a spot agrees with where the anchors saw the value: 1 when all of them would put it just there. Either edge
 * may agree, because amounts stand right and names left. Far words may be further off than near ones.
 */
export function votesFor(
  spot: Spot,
  place: LearnedPlace,
  anchors: readonly Anchor[],
  index: WordIndex,
): number {
  let votes = 0;
  let all = 0;
  const middle = levelOf(spot, place);
  for (const anchor of anchors) {
    const places = index.placesOf(anchor.text).filter((word) => word[1] === spot.page);
    all += places.length > 0 ? anchor.weight : anchor.weight * missingWeight;
    let best = 0;
    for (const [, , left, height] of places) {
      const offX = Math.min(
        Math.abs(left - spot.left - index.scale * anchor.fromLeft),
        Math.abs(left - spot.right - index.scale * anchor.fromRight),
      );
      const offY = Math.abs(height - middle - index.scale * anchor.down);
      const agrees =
        fall(offX / (driftAlong * place.em + driftAlongFar * anchor.reach)) *
        fall(offY / (driftAcross * place.em + driftAcrossFar * anchor.reach));
      if (agrees > best) best = agrees;
    }
    votes += best * anchor.weight;
  }
  return all > 0 ? (votes / all) * pageFactor(spot, anchors[0], index) : 0;
}

/** What stood on page 2 of three may stand on page 1 of one: another page than expected counts a little less. */
function pageFactor({ page }: Spot, anchor: Anchor | undefined, { pageCount }: WordIndex): number {
  const expected = anchor && anchor.page < 0 ? pageCount : anchor?.page;
  return page === expected ? 1 : otherPage;
}

/** Where most votes put the value: the best of the spots that single anchors name, or null without anchors. */
export function bestSpot(
  place: LearnedPlace,
  anchors: readonly Anchor[],
  index: WordIndex,
): (Spot & { votes: number }) | null {
  let best: (Spot & { votes: number }) | null = null;
  const height = (place.bottom - place.top) * index.scale;
  for (const anchor of anchors.slice(0, 12)) {
    for (const [, page, left, middle] of index.placesOf(anchor.text).slice(0, 6)) {
      const level = middle - index.scale * anchor.down;
      const top = level - (place.lines > 1 ? place.em * index.scale : height) / 2;
      const spot = {
        page,
        left: left - index.scale * anchor.fromLeft,
        right: left - index.scale * anchor.fromRight,
        top,
        bottom: top + height,
      };
      const votes = votesFor(spot, place, anchors, index);
      if (votes > (best?.votes ?? 0)) best = { ...spot, votes };
    }
  }
  return best;
}

/**
 * Words of a document by their text; a long word that is not there may be one letter off. `scale` is how much larger this
 * document is than the remembered one.
 */
export function wordIndexOf({ words, pageCount }: Fingerprint, scale: number): WordIndex {
  const places = new Map<string, PlacedWord[]>();
  for (const word of words) {
    const same = places.get(word[0]);
    if (same) same.push(word);
    else places.set(word[0], [word]);
  }
  const known = [...places.keys()];
  const placesOf = (text: string): PlacedWord[] => {
    const found =
      places.get(text) ??
      (text.length < leastMisread
        ? []
        : known.filter((other) => letterDistance(text, other, 1) <= 1)
      ).flatMap((other) => places.get(other) ?? []);
    places.set(text, found);
    return found;
  };
  return { placesOf, pageCount, scale };
}

/** The height a value stands at: its middle, or that of its first line when it has several, because their number varies. */
function levelOf(frame: Rect, { lines, em }: LearnedPlace): number {
  return lines > 1 ? frame.top + em / 2 : (frame.top + frame.bottom) / 2;
}

/** The last page of several is remembered as the last (-1), because the number of pages varies. */
function relativePage(page: number, pageCount: number): number {
  return pageCount > 1 && page === pageCount ? -1 : page;
}

/** Of the page's width: what two scans of a sheet differ by, no more than a letter. */
const scanOffset = 0.002;

function isWithin([, page, left, middle]: PlacedWord, place: LearnedPlace): boolean {
  return (
    page === place.page &&
    left > place.left - scanOffset &&
    left < place.right &&
    middle > place.top &&
    middle < place.bottom
  );
}

function fall(off: number): number {
  return off >= 1 ? 0 : 1 - off * off;
}
