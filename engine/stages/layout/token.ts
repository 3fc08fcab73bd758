import type { Box, Page, Word } from "../../reading/page";

/**
 * A word or a part of one, on the engine's own scale: all lengths are in widths of the page, so that a square is square.
 * `box` keeps the reader's fractions for showing the place.
 */
export type Token = {
  text: string;
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  box: Box;
  confidence: number;
  /** Place in the order in which the reader gave the words. */
  order: number;
};

/**
 * The figures of the words of a page, one number after the other: left, top, right and bottom in fractions, confidence, and
 * how far the word was moved down in widths of the page.
 */
type Figures = { page: number; scale: number; of: Float64Array };

/** Four edges, the confidence and the shift. */
const figuresOfWord = 6;
/** Of these the last: what is added to both heights of a word to make up for a slant. */
const slantAt = 5;

/**
 * A token whose figures stand with those of its page: a long document has 150,000 words, and as properties they take three
 * times as much memory. They are no properties of its own: a token is not to be spread (see `withText`).
 */
class WordToken implements Token {
  constructor(
    readonly text: string,
    readonly order: number,
    private readonly figures: Figures,
  ) {}

  get page() {
    return this.figures.page;
  }
  get left() {
    return this.figure(0);
  }
  get top() {
    return this.figure(1) * this.figures.scale + this.figure(slantAt);
  }
  get right() {
    return this.figure(2);
  }
  get bottom() {
    return this.figure(3) * this.figures.scale + this.figure(slantAt);
  }
  get box(): Box {
    return [this.figure(0), this.figure(1), this.figure(2), this.figure(3)];
  }
  get confidence() {
    return this.figure(4);
  }

  private figure(which: number): number {
    return this.figures.of[this.order * figuresOfWord + which] as number;
  }
}

/**
 * The tokens of a page. A word that glues a label to its value ("Date:05/06", "Invoice#123", "n°42", "St.Nr.231") or a number to
 * its unit ("120kWh") becomes two, the width shared out by characters, because readers join what stands close. Where
 * `slopeOf` says that lines rise or fall (height over width), the words are moved so that lines are level; `box` keeps the
 * place on the page.
 */
export function tokensOf(page: Page, slopeOf: (tokens: readonly Token[]) => number = () => 0): Token[] {
  const scale = page.width > 0 ? page.height / page.width : 1;
  const words = page.words
    .map((word, place) => (page.source === "ocr" ? cutAt(word, page.words[place + 1]) : word))
    .map(withoutRulings)
    .filter((word) => word.text !== "")
    .flatMap(pieces);
  const figures = { page: page.number, scale, of: new Float64Array(words.length * figuresOfWord) };
  const tokens = words.map(({ text, box, confidence }, order) => {
    figures.of.set([...box, confidence], order * figuresOfWord);
    return new WordToken(text, order, figures);
  });
  const slope = slopeOf(tokens);
  if (slope !== 0)
    for (const { left, right, order } of tokens)
      figures.of[order * figuresOfWord + slantAt] = -slope * ((left + right) / 2 - 0.5);
  return tokens;
}

/** The words of some tokens, one space between them. */
export const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(" ");

/** A token of another text at the same place. */
export const withText = (
  { page, left, top, right, bottom, box, confidence, order }: Token,
  text: string,
): Token => ({ text, page, left, top, right, bottom, box, confidence, order });

/** Set by hand: the share of the lower word's height by which words of one level overlap. */
const levelShare = 0.5;

/** Set by hand: less may be the slant of a letter. */
const leastOverlap = 0.35;

/**
 * Recognition parts "100.60" into "100." and "60" and leaves the first the box of both: a word ends where the next one begins within
 * its right half on the same level.
 */
function cutAt(word: Word, next: Word | undefined): Word {
  if (!next) return word;
  const [left, top, right, bottom] = word.box;
  const [from, upper, to, lower] = next.box;
  const height = Math.min(bottom - top, lower - upper);
  const isLevel = Math.min(bottom, lower) - Math.max(top, upper) > levelShare * height;
  const overlap = Math.min(right, to) - from;
  const isWithin = from > (left + right) / 2 && overlap > leastOverlap * Math.min(right - left, to - from);
  return isLevel && isWithin ? { ...word, box: [left, top, from, bottom] } : word;
}

/** Vertical bars and runs of dashes are the rulings of typed tables, not text. */
function withoutRulings(word: Word): Word {
  const text = word.text
    .replace(/^[|¦\u2502]+|[|¦\u2502]+$/g, "")
    .replace(/^(?:[-_=~*.]{4,}|[\u2500\u2501\u2550]+)$/, "");
  return text === word.text ? word : { ...word, text };
}

const glued =
  /^([\p{L}.'()/ -]{2,}[:#]+|[\p{L}]{2,}\.?[:#]|n[°º]\.?:?|nº\.?|\u2116|(?:[\p{L}]{1,14}[.-]){0,2}(?:no|nr|num)\.)(?=[\p{L}\p{N}$\u20ac£(+-])(?!\/\/)(.+)$/iu;
const withUnit = /^([-+]?\d[\d.,]*)(kwh|mwh|therms?|ccf)$/i;

function pieces(word: Word): Word[] {
  const match = withUnit.exec(word.text) ?? glued.exec(word.text);
  if (!match?.[1] || !match[2] || /^[a-z]+:\/\//i.test(word.text)) return [word];
  const [left, top, right, bottom] = word.box;
  const cut = left + ((right - left) * match[1].length) / word.text.length;
  return [
    { text: match[1], box: [left, top, cut, bottom], confidence: word.confidence },
    { text: match[2], box: [cut, top, right, bottom], confidence: word.confidence },
  ];
}
