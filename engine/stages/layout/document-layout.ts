import type { Page } from "../../reading/page";
import { finished, type Steps } from "../../runtime/steps";
import { type Block, blocksOf } from "./blocks-of";
import type { Line } from "./line";
import { linesOf } from "./lines-of";
import { skewOf } from "./skew-of";
import { tokensOf } from "./token";

/**
 * The document as lines and blocks. `heights` is the height of each page in its widths, by page number; `hidden` counts the
 * words of the file that nobody sees, which are on none of the lines.
 */
export type DocumentLayout = {
  lines: Line[];
  blocks: Block[];
  heights: Map<number, number>;
  pageCount: number;
  recognised: boolean;
  hidden?: number;
};

/** Lays the words of all pages out as lines, segments and blocks. Line indexes run on over the pages. */
export const layoutOf = (pages: Iterable<Page>): DocumentLayout => finished(layoutInSteps(pages));

/** The same with a step after every page, which is not held any longer. */
export function* layoutInSteps(pages: Iterable<Page>): Steps<DocumentLayout> {
  const lines: Line[] = [];
  const blocks: Block[] = [];
  const heights = new Map<number, number>();
  let recognised = false;
  let hidden = 0;
  for (const page of pages) {
    const tokens = tokensOf(page, page.source === "ocr" ? skewOf : undefined);
    const own = linesOf(tokens, page.source, lines.length);
    lines.push(...own);
    blocks.push(...blocksOf(own));
    heights.set(page.number, page.width > 0 ? page.height / page.width : 1);
    recognised ||= page.source === "ocr";
    hidden += page.hidden ?? 0;
    yield;
  }
  return { lines, blocks, heights, pageCount: heights.size, recognised, hidden };
}
