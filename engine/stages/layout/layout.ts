import type { Page } from "../../reading/page";
import type { Steps } from "../../runtime/steps";
import { type DocumentLayout, layoutInSteps } from "./document-layout";
import { findTableHeaders, type TableHeader } from "./table-header";

/** A document as it was read: its pages, or these as they were laid out before. */
export type ReadPages = Iterable<Page> | DocumentLayout;

/** The layout of the words: lines, blocks, and headers of tables. */
export type LayoutFound = { layout: DocumentLayout; headers: TableHeader[] };

/** Groups words into lines, blocks and headers of tables, unless the lines are given. */
export function* layout({ pages }: { pages: ReadPages }): Steps<LayoutFound> {
  const layout = "lines" in pages ? pages : yield* layoutInSteps(pages);
  const headers = findTableHeaders(layout.lines);
  yield;
  return { layout, headers };
}
