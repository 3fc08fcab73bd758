import { mergeRows } from "./merge-rows";
import { changesOf, type ReviewDraft } from "./review-draft";

/**
 * The draft on top of what someone else saved meanwhile: a value that was changed here stays, every other is theirs,
 * cell by cell. What could be undone before belongs to a state that is no more, and what was checked may be another value.
 */
export function mergeDrafts(draft: ReviewDraft, saved: ReviewDraft): ReviewDraft {
  return {
    ...draft,
    revision: saved.revision,
    window: saved.window,
    was: saved.was,
    fields: { ...saved.fields, ...changesOf(draft).fields },
    lines: mergeRows(draft.was.lines, draft.lines, saved.was.lines),
    checked: [],
    past: [],
    future: [],
  };
}
