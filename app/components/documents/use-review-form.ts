import type { FocusEvent, FormEvent } from "react";
import { useEffect, useReducer, useRef } from "react";
import { type DraftAction, draftActionOf } from "~/domain/review/draft-action";
import { draftOfForm } from "~/domain/review/draft-of-form";
import { inputsToCheck } from "~/domain/review/inputs-to-check";
import type { Paper } from "~/domain/review/reduce-draft";
import { isBeingTyped, openedReview, reduceReview } from "~/domain/review/reduce-review";
import { isChanged, type ReviewDraft } from "~/domain/review/review-draft";
import { pasteProblem } from "~/domain/review/review-rows";
import { inputOrder } from "~/domain/review/review-shape";
import type { Review, ShownPage } from "./review";
import { buttonOf, controlNamed, controlOf, inputAt } from "./review-controls";

/**
 * What script adds to the review form: its buttons act at once, the input with focus is the one that the page fills,
 * and Enter goes to the next that needs review. `stamp` distinguishes one response of the server from the next.
 */
export function useReviewForm(review: Review, page: ShownPage | null, given: ReviewDraft, stamp: string) {
  const form = useRef<HTMLFormElement>(null);
  const goal = useRef<HTMLButtonElement>(null);
  const [state, dispatch] = useReducer(reduceReview, null, () => openedReview(stamp, given));
  if (state.stamp !== stamp) dispatch({ type: "answered", stamp, draft: given });
  const { draft, turn, focus } = state;

  const held = (): ReviewDraft =>
    form.current ? { ...draftOfForm(new FormData(form.current), draft), active: draft.active } : draft;
  const focusOn = (input: string) => {
    dispatch({ type: "meant", input });
    const control = controlOf(form.current, input);
    control?.focus();
    control?.select();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn redraws the inputs, and focus goes where it was
  useEffect(() => {
    if (focus !== null) focusOn(focus);
  }, [turn]);

  const act = (action: DraftAction) =>
    dispatch({ type: "acted", action, held: held(), paper: paperOf(review, page) });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { name, value } = submitter;
    const paste = controlNamed(form.current, "paste");
    const pasted = paste?.value ?? "";
    // The server says beside the box why rows cannot be pasted.
    if (value === "paste" && pasteProblem(held(), pasted, review.columns)) return;
    const action = draftActionOf({
      ...(name === "intent" ? { intent: value, pasted } : { intent: "" }),
      ...(name === "word" && { word: value }),
    });
    if (!action) return;
    event.preventDefault();
    act(action);
    if (action.type === "paste" && paste) paste.value = "";
  };
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    const input = inputAt(target);
    if (input !== null) dispatch({ type: "entered", input, held: held() });
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const input = inputAt(target);
    if (input !== null) dispatch({ type: "left", input, held: held() });
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const input = inputAt(target);
    if (input !== null) dispatch({ type: "meant", input });
  };

  /**
   * Lets the value of an input stand, and goes to the next one behind it that needs review; behind the last, to the button
   * that ends the work.
   */
  const goOn = (from: string) => {
    dispatch({ type: "checked", input: from });
    const now = held();
    const order = inputOrder(review, now.lines.length);
    const doubtful = inputsToCheck(review, now);
    const next = order
      .slice(order.indexOf(from) + 1)
      .find((input) => doubtful.has(input) && controlOf(form.current, input));
    if (next) focusOn(next);
    else goal.current?.focus();
  };

  return {
    form,
    goal,
    state,
    act,
    focusOn,
    goOn,
    isTyping: (text: string) => isBeingTyped(state, text),
    /** Whether the form has entries that would be lost when the screen is left. */
    isUnsaved: () =>
      isChanged(held()) ||
      ["paste", "comment"].some((name) => controlNamed(form.current, name)?.value.trim()),
    /**
     * The words of the page were reached by tabbing past the rest of the form: they fill the input that was meant, not
     * those that were passed.
     */
    onWordsEntered: () => dispatch({ type: "words-entered" }),
    /** The current input is what the page fills. */
    mean: () => dispatch({ type: "meant", input: draft.active }),
    /** Presses the form's button with this intent, so that code waiting for the response knows what was sent. */
    send: (intent: string, action: string) => {
      const button = form.current && buttonOf(form.current, intent, action);
      if (button) form.current?.requestSubmit(button);
    },
    handlers: { onSubmit, onFocus, onBlur, onInput },
  };
}

/** What the browser knows of the page image. */
const paperOf = (shape: Review, page: ShownPage | null): Paper => ({
  shape,
  page: page?.words ? { number: page.number, words: page.words.map(([text, box]) => ({ text, box })) } : null,
});

export type ReviewForm = ReturnType<typeof useReviewForm>;
