import type { Page, WordSource } from "../../reading/page";
import { finished, type Steps } from "../../runtime/steps";
import { type Block, blocksOf } from "./blocks-of";
import type { Line } from "./line";
import { linesOf } from "./lines-of";
import { skewOf } from "./skew-of";
import { type Token, tokensOf } from "./token";

/** The document as lines and blocks. `heights` is the height of each page in its widths, by page number. */
export type DocumentLayout = {
  lines: Line[];
  blocks: Block[];
  heights: Map<number, number>;
  pageCount: number;
  recognised: boolean;
};

/** Lays the words of all pages out as lines, segments and blocks. Line indexes run on over the pages. */
export const layoutOf = (pages: readonly Page[]): DocumentLayout => finished(layoutInSteps(pages));

/** The same with a step after every page. */
export function* layoutInSteps(pages: readonly Page[]): Steps<DocumentLayout> {
  const lines: Line[] = [];
  const blocks: Block[] = [];
  for (const page of pages) {
    const own = linesOf(levelled(tokensOf(page), page.source), page.source, lines.length);
    lines.push(...own);
    blocks.push(...blocksOf(own));
    yield;
  }
  return {
    lines,
    blocks,
    heights: new Map(pages.map((page) => [page.number, page.width > 0 ? page.height / page.width : 1])),
    pageCount: pages.length,
    recognised: pages.some((page) => page.source === "ocr"),
  };
}

/** Recognised words moved up or down so that their lines are level; `box` keeps the place on the page. */
function levelled(tokens: Token[], source: WordSource): Token[] {
  const slope = source === "ocr" ? skewOf(tokens) : 0;
  if (slope === 0) return tokens;
  return tokens.map((token) => {
    const shift = -slope * ((token.left + token.right) / 2 - 0.5);
    return { ...token, top: token.top + shift, bottom: token.bottom + shift };
  });
}
