import { foldWord } from "../../text/fold-word";
import type { DocumentLayout } from "../layout/document-layout";
import type { Token } from "../layout/token";
import { mayBeMisread } from "./may-be-misread";
import { strongIdentifiersOf } from "./strong-identifiers-of";

/** Parts of a page's width that places are kept in: a fiftieth of a letter. */
const steps = 10_000;

/** A word and where it stands: folded text, page, left edge and middle height in widths of the page. */
export type PlacedWord = readonly [text: string, page: number, left: number, middle: number];

/**
 * What a document is recognised by: its lasting words in reading order, and numbers that only one vendor prints.
 * `misreadable` marks words that recognition may have got wrong.
 */
export type Fingerprint = { words: PlacedWord[]; keys: string[]; pageCount: number; misreadable?: true };

/** Bounds what is stored of a layout. */
const mostWords = 1500;

/** Takes the fingerprint of a document from its first two pages and its last. Places are rounded to a ten-thousandth of the page's width. */
export function fingerprintOf(layout: DocumentLayout): Fingerprint {
  const words = layout.lines
    .filter((line) => line.page <= 2 || line.page === layout.pageCount)
    .flatMap((line) => line.tokens)
    .flatMap(placed)
    .slice(0, mostWords);
  const mark = mayBeMisread(layout) ? ({ misreadable: true } as const) : {};
  return { words, keys: strongIdentifiersOf(layout), pageCount: layout.pageCount, ...mark };
}

function placed(token: Token): PlacedWord[] {
  const text = foldWord(token.text);
  return text ? [[text, token.page, round(token.left), round((token.top + token.bottom) / 2)]] : [];
}

/** A length as memories keep it. */
export function round(length: number): number {
  return Math.round(length * steps) / steps;
}
