import type { ClipboardEvent, KeyboardEvent } from "react";
import { inputAt, isControl } from "./review-controls";
import type { ReviewForm } from "./use-review-form";

/** What keys and pasting do inside the review form. */
export const reviewKeys = ({ goOn, focusOn, act, isTyping }: ReviewForm) => ({
  onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const input = inputAt(event.target);
    const cell = /^line\.(\d+)\.(\w+)$/.exec(input ?? "");
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter" && input !== null && !isWithControl(event) && !isNewLine(event)) {
      event.preventDefault();
      goOn(input);
    } else if (cell && step !== 0 && !isWithControl(event)) {
      event.preventDefault();
      focusOn(`line.${Number(cell[1]) + step}.${cell[2]}`);
    } else if (isUndo(event) && !(isControl(event.target) && isTyping(event.target.value))) {
      // While someone types, undo is the browser's: it removes characters.
      event.preventDefault();
      act({ type: event.shiftKey || event.key === "y" ? "redo" : "undo" });
    }
  },
  /** Several cells are pasted to the right and down from the current cell. */
  onPaste(event: ClipboardEvent<HTMLFormElement>) {
    const text = event.clipboardData.getData("text/plain");
    if (!inputAt(event.target)?.startsWith("line.") || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    act({ type: "paste", text });
  },
});

const isWithControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** In an address, which has several lines, and while an input method composes characters. */
const isNewLine = ({ shiftKey, target, nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || (shiftKey && target instanceof HTMLTextAreaElement);

const isUndo = (event: KeyboardEvent) => isWithControl(event) && ["z", "Z", "y"].includes(event.key);
