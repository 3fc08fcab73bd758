import type { Page } from "~/domain/reading/page";
import { type Block, blocksOf } from "./blocks-of";
import type { Line } from "./line";
import { linesOf } from "./lines-of";
import { tokensOf } from "./token";

/** The document as lines and blocks. `heights` is the height of each page in its widths, by page number. */
export type DocumentLayout = {
  lines: Line[];
  blocks: Block[];
  heights: Map<number, number>;
  pageCount: number;
  recognised: boolean;
};

/** Lays the words of all pages out as lines, segments and blocks. Line indexes run on over the pages. */
export function layoutOf(pages: readonly Page[]): DocumentLayout {
  const lines: Line[] = [];
  const blocks: Block[] = [];
  for (const page of pages) {
    const own = linesOf(tokensOf(page), page.source, lines.length);
    lines.push(...own);
    blocks.push(...blocksOf(own));
  }
  return {
    lines,
    blocks,
    heights: new Map(pages.map((page) => [page.number, page.width > 0 ? page.height / page.width : 1])),
    pageCount: pages.length,
    recognised: pages.some((page) => page.source === "ocr"),
  };
}
