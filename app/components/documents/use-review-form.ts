import type { Box } from "@fieldwise/engine";
import type { FocusEvent, FormEvent, KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { draftOfForm } from "~/domain/documents/draft-of-form";
import { inputsToCheck } from "~/domain/documents/inputs-to-check";
import { pickBox } from "~/domain/documents/pick-box";
import { textIn } from "~/domain/documents/pick-word";
import { applyDeed, type ReviewDeed } from "~/domain/documents/review-deed";
import { isChanged, type ReviewDraft } from "~/domain/documents/review-draft";
import { pasteProblem } from "~/domain/documents/review-rows";
import { inputOrder } from "~/domain/documents/review-shape";
import { redo, undo, withStep } from "~/domain/documents/review-steps";
import type { Review, ShownPage } from "./review";
import { scrollPageTo } from "./scroll-page-to";

/** The name of the control that an input's short name ("total", "line.0.quantity") stands for. */
const controlName = (input: string) => (input.startsWith("line.") ? input : `field.${input}`);
const inputOf = (control: string) => control.replace(/^field\./, "");
const isInput = (name: string) => /^(field|line)\./.test(name);

type Control = HTMLInputElement | HTMLTextAreaElement;

const nameOf = (target: EventTarget) =>
  isControl(target) && isInput(target.name) ? inputOf(target.name) : null;
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * What script adds to the review form: the same deeds that its buttons send are done at once, the input with focus is the
 * one that the page fills, and Enter goes to the next that needs a look. `stamp` tells one answer of the server from the
 * next; `turn` changes when the inputs are to be drawn anew.
 */
export function useReviewForm(review: Review, page: ShownPage | null, given: ReviewDraft, stamp: string) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ stamp, draft: given, turn: 0, focus: "" });
  const [active, setActive] = useState(given.active);
  const typedAt = useRef<{ name: string; before: ReviewDraft } | null>(null);
  // The input that was last typed into, clicked or gone to on purpose: merely passing others on the way to the page's
  // words does not change what these fill.
  const meant = useRef(given.active);
  if (state.stamp !== stamp) {
    setState({ stamp, draft: given, turn: state.turn + 1, focus: "" });
    setActive(given.active);
  }

  const named = (name: string): Control | null => {
    const found = form.current?.elements.namedItem(name);
    return isControl(found) ? found : null;
  };
  const control = (name: string) => named(controlName(name));
  const focusOn = (name: string) => {
    meant.current = name;
    const input = control(name);
    input?.focus();
    input?.select();
  };
  const current = (): ReviewDraft =>
    form.current ? { ...draftOfForm(new FormData(form.current), state.draft), active } : state.draft;
  const show = (draft: ReviewDraft) => {
    typedAt.current = null;
    setActive(draft.active);
    meant.current = draft.active;
    setState({ ...state, draft, turn: state.turn + 1, focus: draft.active });
  };

  const { turn, focus } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn draws the inputs anew, and focus goes where it was
  useEffect(() => {
    if (turn > 0 && focus) focusOn(focus);
  }, [turn]);

  const read = page?.words && {
    number: page.number,
    words: page.words.map(([text, box]) => ({ text, box })),
  };

  const perform = (deed: ReviewDeed): boolean => {
    const before = current();
    const after = applyDeed(before, deed, review, read ?? null);
    if (after && after !== before) show({ ...after, active: stillThere(after, review) });
    return after !== null;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { name, value } = submitter;
    const paste = named("paste");
    const pasted = paste?.value ?? "";
    // The server says at the box why rows cannot be put in.
    if (value === "paste" && pasteProblem(current(), pasted, review.columns)) return;
    const deed = name === "word" ? { intent: "", word: value } : { intent: value, pasted };
    if ((name !== "word" && name !== "intent") || !perform(deed)) return;
    event.preventDefault();
    if (value === "paste" && paste) paste.value = "";
  };

  const onBox = (box: Box) => {
    const before = current();
    if (read) show(withStep(before, pickBox(before, read, box, inputOrder(review, before.lines.length))));
  };

  const onFocus = (event: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(event.target);
    if (name === null) return;
    setActive(name);
    typedAt.current = { name, before: current() };
    scrollPageTo(name);
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(event.target);
    const typed = typedAt.current;
    if (name === null || typed?.name !== name || textIn(typed.before, name) === event.target.value) return;
    typedAt.current = null;
    setState({ ...state, draft: withStep(typed.before, current()) });
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    meant.current = nameOf(event.target) ?? meant.current;
  };

  const goOn = (from: string) => {
    const draft = current();
    const order = inputOrder(review, draft.lines.length);
    const doubtful = inputsToCheck(review, draft);
    const next = order.slice(order.indexOf(from) + 1).find((name) => doubtful.has(name) && control(name));
    if (next) return focusOn(next);
    form.current?.querySelector<HTMLButtonElement>("button[data-goal]")?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const name = nameOf(event.target);
    const cell = /^line\.(\d+)\.(\w+)$/.exec(name ?? "");
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter" && name !== null && !isSending(event) && !isNewLine(event)) {
      event.preventDefault();
      goOn(name);
    } else if (cell && step !== 0 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      focusOn(`line.${Number(cell[1]) + step}.${cell[2]}`);
    } else if (isUndo(event) && !isBeingTyped(event.target, typedAt.current)) {
      const before = current();
      const after = event.shiftKey || event.key === "y" ? redo(before) : undo(before);
      event.preventDefault();
      if (after !== before) show(after);
    }
  };

  const onPaste = (event: React.ClipboardEvent<HTMLFormElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!nameOf(event.target)?.startsWith("line.") || !/[\t\n]/.test(pasted.trim())) return;
    event.preventDefault();
    perform({ intent: "paste", pasted });
  };

  return {
    ...{ form, active, draft: state.draft, turn, focusOn, goOn, onBox, perform },
    /** Whether the form holds what leaving the screen would lose. */
    isUnsaved: () => isChanged(current()) || ["paste", "comment"].some((name) => named(name)?.value.trim()),
    /** The words of the page were reached by passing the rest of the form: they fill what was meant, not what was passed. */
    onWordsEntered: () => setActive(meant.current),
    /** The input at hand is what the page shall fill. */
    mean: () => {
      meant.current = active;
    },
    handlers: { onSubmit, onFocus, onBlur, onInput, onKeyDown, onPaste },
  };
}

const isSending = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
/** In an address, which has several lines, and while letters of another script are being put together. */
const isNewLine = ({ shiftKey, target, nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || (shiftKey && target instanceof HTMLTextAreaElement);
const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && ["z", "Z", "y"].includes(key);

/** While somebody types, undo is the browser's: it takes back letters. */
const isBeingTyped = (target: EventTarget, typed: { name: string; before: ReviewDraft } | null) =>
  isControl(target) && typed !== null && target.value !== textIn(typed.before, typed.name);

/** The row of the active cell may be gone. */
function stillThere({ active, lines }: ReviewDraft, { fields, columns }: Review): string {
  const [, row, key] = /^line\.(\d+)\.(\w+)$/.exec(active) ?? [];
  if (row === undefined || Number(row) < lines.length) return active;
  return lines.length > 0 ? `line.${lines.length - 1}.${key ?? columns[0]?.key}` : (fields[0]?.key ?? "");
}
