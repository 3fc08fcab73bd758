import type { ReviewDraft, ReviewStep } from "./review-draft";

/** How far back a review can be undone. The steps travel in the form, so there is an end to them. */
const mostSteps = 20;

const stepOf = ({ fields, lines, picked }: ReviewStep): ReviewStep => ({ fields, lines, picked });

/** `after`, from which undo leads back to `before`; nothing to undo when nothing changed. */
export const withStep = (before: ReviewStep, after: ReviewDraft): ReviewDraft =>
  same(before, after)
    ? after
    : { ...after, past: [...after.past, stepOf(before)].slice(-mostSteps), future: [] };

/** The draft before its last step; the draft itself when there is none. */
export function undo(draft: ReviewDraft): ReviewDraft {
  const step = draft.past.at(-1);
  if (!step) return draft;
  const { past, future } = draft;
  return { ...draft, ...step, past: past.slice(0, -1), future: [...future, stepOf(draft)].slice(-mostSteps) };
}

/** The draft with the step that was undone last. */
export function redo(draft: ReviewDraft): ReviewDraft {
  const step = draft.future.at(-1);
  if (!step) return draft;
  const { past, future } = draft;
  return { ...draft, ...step, past: [...past, stepOf(draft)].slice(-mostSteps), future: future.slice(0, -1) };
}

const same = (one: ReviewStep, other: ReviewStep) =>
  JSON.stringify(stepOf(one)) === JSON.stringify(stepOf(other));
