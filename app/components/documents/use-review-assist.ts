import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { goesOnPicking, textOf } from "~/domain/documents/pick-word";
import type { ReviewDraft } from "~/domain/documents/review-draft";
import type { Review, ShownPage } from "./review";

/** The name of the control that an input's short name ("total", "line.0.quantity") stands for. */
const controlName = (input: string) => (input.startsWith("line.") ? input : `field.${input}`);
const inputOf = (control: string) => control.replace(/^field\./, "");
const isInput = (name: string) => /^(field|line)\./.test(name);

/**
 * What script adds to the review form: the field with focus is the one that clicks fill, a click fills it without a
 * reload, and Enter goes to the next field that needs a look. Without script the same clicks and keys send the form.
 */
export function useReviewAssist(review: Review, page: ShownPage | null, draft: ReviewDraft) {
  const form = useRef<HTMLFormElement>(null);
  const [active, setActive] = useState(draft.active);
  const [picked, setPicked] = useState(draft.picked);

  const control = (name: string) => {
    const found = form.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
  };
  const focusOn = (input: string) => control(controlName(input))?.focus();

  const onFocus = (event: FocusEvent<HTMLFormElement>) => {
    const target: EventTarget = event.target;
    const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
    if (!isInput(name)) return;
    setActive(inputOf(name));
    scrollPageTo(document.getElementById(`box-${inputOf(name)}`));
  };

  const onPick = (index: number) => {
    const input = control(controlName(active));
    if (!input || !page?.words) return;
    const read = { number: page.number, words: page.words.map(([text]) => ({ text })) };
    const several = form.current !== null && new FormData(form.current).get("pick") === "several";
    const before = picked[active];
    const goesOn = several && goesOnPicking(before, read, { index, text: input.value });
    const words = goesOn ? [...before.words, index] : [index];
    // Kept as state: a redraw takes back what is written into a hidden input by hand.
    setPicked({ ...picked, [active]: { page: page.number, words } });
    input.value = textOf(read, words);
    input.focus();
    if (!several) focusOn(neighbour(review.fields, active));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const target: EventTarget = event.target;
    if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || !target.name.startsWith("field."))
      return;
    const rest = review.fields.slice(review.fields.findIndex(({ key }) => key === inputOf(target.name)) + 1);
    const next = rest.find(({ toCheck }) => toCheck);
    if (!next) return;
    event.preventDefault();
    focusOn(next.key);
  };

  return { form, active, picked, onFocus, onPick, onKeyDown };
}

/** Brings a box into the middle of the page's own window; the screen itself stays where the person is typing. */
function scrollPageTo(box: HTMLElement | null) {
  const view = box?.closest("[data-page-view]");
  if (view && box) view.scrollTop = box.offsetTop - view.clientHeight / 2;
}

const neighbour = (fields: Review["fields"], active: string) =>
  fields[fields.findIndex(({ key }) => key === active) + 1]?.key ?? active;
