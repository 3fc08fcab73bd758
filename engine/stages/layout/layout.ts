import type { Page } from "../../reading/page";
import type { Steps } from "../../runtime/steps";
import { type DocumentLayout, layoutInSteps } from "./document-layout";
import { findTableHeaders, type TableHeader } from "./table-header";

/** What the words make together: lines, blocks, and headers of tables. */
export type LayoutFound = { layout: DocumentLayout; headers: TableHeader[] };

/** Puts words together to lines, blocks and headers of tables. */
export function* layout({ pages }: { pages: readonly Page[] }): Steps<LayoutFound> {
  const layout = yield* layoutInSteps(pages);
  const headers = findTableHeaders(layout.lines);
  yield;
  return { layout, headers };
}
