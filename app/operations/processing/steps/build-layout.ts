import { finishedAsync } from "@fieldwise/engine";
import { type DocumentLayout, layoutInSteps } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import { turns } from "../../event-loop-turns";

/**
 * The lines of a document's pages, with turns for others in between: everything that is found is found on them. The words
 * need not be held beside them.
 */
export const buildLayout = (pages: Iterable<Page>): Promise<DocumentLayout> =>
  finishedAsync(layoutInSteps(pages), turns());
