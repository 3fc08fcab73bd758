import type { Brief, Draft } from "./draft";
import { tradeDraft } from "./trade-draft";

/** The draft of any kind of document. */
export function draftOf(brief: Brief): Draft {
  return tradeDraft(brief);
}
