import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { textOf } from "~/domain/documents/pick-word";
import type { Review, ShownPage } from "./review";

/** The name of the control that an input's short name ("total", "line.0.quantity") stands for. */
const controlName = (input: string) => (input.startsWith("line.") ? input : `field.${input}`);
const inputOf = (control: string) => control.replace(/^field\./, "");
const isInput = (name: string) => /^(field|line)\./.test(name);

/**
 * What script adds to the review form: the field with focus is the one that clicks fill, a click fills it without a
 * reload, and Enter goes to the next field that needs a look. Without script the same clicks and keys send the form.
 */
export function useReviewAssist(review: Review, page: ShownPage | null, firstActive: string) {
  const form = useRef<HTMLFormElement>(null);
  const [active, setActive] = useState(firstActive);
  const picked = useRef(new Map<string, number[]>());

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
    const several = form.current && new FormData(form.current).get("pick") === "several";
    const words = several ? [...(picked.current.get(active) ?? []), index] : [index];
    picked.current.set(active, words);
    input.value = textOf({ words: page.words.map(([text, box]) => ({ text, box, confidence: 1 })) }, words);
    const note = control(`picked.${active}`);
    if (note) note.value = `${page.number}:${words.join(",")}`;
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

  return { form, active, onFocus, onPick, onKeyDown };
}

/** Brings a box into the middle of the page's own window; the screen itself stays where the person is typing. */
function scrollPageTo(box: HTMLElement | null) {
  const view = box?.closest("[data-page-view]");
  if (view && box) view.scrollTop = box.offsetTop - view.clientHeight / 2;
}

const neighbour = (fields: Review["fields"], active: string) =>
  fields[fields.findIndex(({ key }) => key === active) + 1]?.key ?? active;
