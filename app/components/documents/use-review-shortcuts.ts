import { useNavigate } from "@remix-run/react";
import type { RefObject } from "react";
import { pageViewQuery, queuedAddress, turnBy, zoomBy } from "./page-view-state";
import type { ReviewScreenProps } from "./review-screen-props";
import type { ReviewForm } from "./use-review-form";
import { useShortcuts } from "./use-shortcuts";

type Parts = {
  /** Where the form goes. */
  address: string;
  help: RefObject<HTMLElement>;
  word: RefObject<HTMLButtonElement>;
};

/** The keys of the review screen; ShortcutList shows them. */
export function useReviewShortcuts(
  { review, page, look, onLook, queue, may }: ReviewScreenProps,
  { act, mean, send, state }: ReviewForm,
  { address, help, word }: Parts,
): void {
  const navigate = useNavigate();
  const toggleHelp = () => {
    help.current?.click();
    help.current?.focus();
  };
  const showPage = (by: 1 | -1) => {
    const at = review.pages.findIndex(({ number }) => number === page?.number);
    const to = review.pages[at + by];
    if (at >= 0 && to) send("show", `${pageViewQuery(to.number, look)}#page`);
  };
  const zoom = (by: 1 | -1) => onLook({ ...look, zoom: zoomBy(look.zoom, by) });
  const edit = (type: "undo" | "redo") => may.edit && act({ type });
  useShortcuts({
    "?": toggleHelp,
    F1: toggleHelp,
    "Ctrl+Enter": () => may.approve && send("approve", address),
    "Ctrl+s": () => may.edit && send("save", address),
    "Ctrl+z": () => edit("undo"),
    "Ctrl+Shift+z": () => edit("redo"),
    "Ctrl+y": () => edit("redo"),
    "Alt+w": () => {
      mean();
      word.current?.focus();
    },
    "Alt+n": () => may.edit && act({ type: "add", row: rowOf(state.draft.active) }),
    "Alt+PageDown": () => showPage(1),
    "Alt+PageUp": () => showPage(-1),
    "Alt+r": () => onLook({ ...look, turn: turnBy(look.turn, 1) }),
    "Alt++": () => zoom(1),
    "Alt+=": () => zoom(1),
    "Alt+-": () => zoom(-1),
    "Alt+s": () => queue.next && navigate(queuedAddress(queue.next.documentId, look)),
  });
}

function rowOf(active: string): number | null {
  const [, row] = /^line\.(\d+)\./.exec(active) ?? [];
  return row === undefined ? null : Number(row);
}
