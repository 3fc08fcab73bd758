import type { ReviewDraft, ReviewStep } from "./review-draft";

/** How far back a review can be undone. The steps travel in the form, so there is an end to them. */
const mostSteps = 20;
const mostCharacters = 150_000;

/** The latest steps, as many as may travel; the last one always may. */
function latest(steps: ReviewStep[]): ReviewStep[] {
  const kept: ReviewStep[] = [];
  let characters = 0;
  for (const step of steps.slice(-mostSteps).reverse()) {
    characters += JSON.stringify(step).length;
    if (kept.length > 0 && characters > mostCharacters) break;
    kept.push(step);
  }
  return kept.reverse();
}

const stepOf = ({ fields, lines, picked }: ReviewStep): ReviewStep => ({ fields, lines, picked });

/** `after`, from which undo leads back to `before`; nothing to undo when nothing changed. */
export const withStep = (before: ReviewStep, after: ReviewDraft): ReviewDraft =>
  same(before, after) ? after : { ...after, past: latest([...after.past, stepOf(before)]), future: [] };

/** The draft before its last step; the draft itself when there is none. */
export function undo(draft: ReviewDraft): ReviewDraft {
  const step = draft.past.at(-1);
  if (!step) return draft;
  const { past, future } = draft;
  return { ...draft, ...step, past: past.slice(0, -1), future: latest([...future, stepOf(draft)]) };
}

/** The draft with the step that was undone last. */
export function redo(draft: ReviewDraft): ReviewDraft {
  const step = draft.future.at(-1);
  if (!step) return draft;
  const { past, future } = draft;
  return { ...draft, ...step, past: latest([...past, stepOf(draft)]), future: future.slice(0, -1) };
}

const same = (one: ReviewStep, other: ReviewStep) =>
  JSON.stringify(stepOf(one)) === JSON.stringify(stepOf(other));
