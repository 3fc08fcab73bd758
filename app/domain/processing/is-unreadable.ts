import type { ExtractionResult } from "../extraction/extraction-result";
import type { Page } from "../reading/page";

/** Below this mean confidence what was recognised is as likely noise as text. */
const poor = 0.5;

/**
 * Whether a document was too poor a picture to be read: nothing was found on it, and on none of its pages is the
 * recogniser sure of what it saw. A clear page without the wanted fields is not unreadable, only of no use.
 */
export const isUnreadable = (
  pages: readonly Pick<Page, "confidence" | "words">[],
  found: Pick<ExtractionResult, "fields" | "lineItems">,
): boolean =>
  Object.keys(found.fields).length === 0 &&
  found.lineItems.length === 0 &&
  pages.every((page) => page.words.length === 0 || page.confidence < poor);
