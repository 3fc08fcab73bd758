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
 * The tokens of a page. A word that glues a label to its value ("Date:05/06", "Invoice#123", "n°42") or a number to
 * its unit ("120kWh") becomes two, the width shared out by characters, because readers join what stands close.
 */
export function tokensOf(page: Page): Token[] {
  const scale = page.width > 0 ? page.height / page.width : 1;
  return page.words
    .map(withoutRulings)
    .filter((word) => word.text !== "")
    .flatMap(pieces)
    .map((piece, order) => toToken(piece, { page: page.number, scale, order }));
}

/** The words of some tokens, one space between them. */
export const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(" ");

/** Vertical bars and runs of dashes are the rulings of typed tables, not text. */
function withoutRulings(word: Word): Word {
  const text = word.text.replace(/^[|¦│]+|[|¦│]+$/g, "").replace(/^(?:[-_=~*.]{4,}|[─━═]+)$/, "");
  return text === word.text ? word : { ...word, text };
}

const glued =
  /^([\p{L}.'()/ -]{2,}[:#]+|[\p{L}]{2,}\.?[:#]|n[°º]\.?:?|nº\.?|№|no\.|nr\.|num\.)(?=[\p{L}\p{N}$€£(+-])(?!\/\/)(.+)$/iu;
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

function toToken(word: Word, { page, scale, order }: { page: number; scale: number; order: number }): Token {
  const [left, top, right, bottom] = word.box;
  return {
    text: word.text,
    page,
    left,
    top: top * scale,
    right,
    bottom: bottom * scale,
    box: word.box,
    confidence: word.confidence,
    order,
  };
}
