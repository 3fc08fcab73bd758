import type { DraftAction } from "./draft-action";
import { textIn } from "./pick-word";
import { type Paper, reduceDraft, withChecked } from "./reduce-draft";
import type { ReviewDraft } from "./review-draft";
import { withStep } from "./review-steps";

/** A review in the browser. `stamp` tells one answer of the server from the next. */
export type ReviewState = {
  stamp: string;
  draft: ReviewDraft;
  /**
   * The input that was last typed into, clicked or gone to on purpose: merely passing others on the way to the page's words
   * does not change what these fill.
   */
  meant: string;
  /** Goes up when the inputs are to be redrawn; `focus` is the one to have the focus then. */
  turn: number;
  focus: string | null;
  /** Goes up each time that an input gets the focus: the page then shows its value. */
  entered: number;
  /** The input with the focus, and the draft as it was when it got it. */
  typing: { input: string; before: ReviewDraft } | null;
};

/** What the form holds just now, which is ahead of the state while someone types. */
type Held = Pick<ReviewDraft, "fields" | "lines" | "pick">;

export type ReviewEvent =
  | { type: "answered"; stamp: string; draft: ReviewDraft }
  | { type: "entered"; input: string; held: Held }
  | { type: "left"; input: string; held: Held }
  | { type: "meant"; input: string }
  | { type: "words-entered" }
  | { type: "checked"; input: string }
  | { type: "acted"; action: DraftAction; held: Held; paper: Paper };

/** A review as it was opened. */
export const openedReview = (stamp: string, draft: ReviewDraft): ReviewState => ({
  stamp,
  draft,
  meant: draft.active,
  turn: 0,
  focus: null,
  entered: 0,
  typing: null,
});

/** The review after something that the server answered or the person did. Returns the state itself when nothing changes. */
export function reduceReview(state: ReviewState, event: ReviewEvent): ReviewState {
  const { draft, turn } = state;
  switch (event.type) {
    case "answered":
      return { ...openedReview(event.stamp, event.draft), turn: turn + 1, entered: state.entered };
    case "entered": {
      const before = { ...heldBy(draft, event.held), active: event.input };
      const entered = state.entered + 1;
      return {
        ...state,
        draft: { ...draft, active: event.input },
        entered,
        typing: { input: event.input, before },
      };
    }
    case "left":
      return afterTyping(state, event.input, heldBy(draft, event.held));
    case "meant":
      return state.meant === event.input ? state : { ...state, meant: event.input };
    case "checked":
      return { ...state, draft: withChecked(draft, event.input) };
    case "words-entered":
      return { ...state, draft: { ...draft, active: state.meant } };
    case "acted": {
      const before = heldBy(draft, event.held);
      const after = reduceDraft(before, event.action, event.paper);
      if (after === before) return state;
      const { active } = after;
      return { ...state, draft: after, meant: active, turn: turn + 1, focus: active, typing: null };
    }
  }
}

/** Whether letters were typed into the input with the focus: undo takes these back, not the last step. */
export const isBeingTyped = ({ typing }: ReviewState, text: string): boolean =>
  typing !== null && text !== textIn(typing.before, typing.input);

/** What was typed becomes one step, once its input is left. */
function afterTyping(state: ReviewState, input: string, held: ReviewDraft): ReviewState {
  const { typing } = state;
  if (typing?.input !== input || textIn(typing.before, input) === textIn(held, input)) return state;
  return { ...state, draft: withStep(typing.before, held), typing: null };
}

const heldBy = (draft: ReviewDraft, { fields, lines, pick }: Held): ReviewDraft => ({
  ...draft,
  fields,
  lines,
  pick,
});
