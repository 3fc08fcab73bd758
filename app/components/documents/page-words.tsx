import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "~/locales/use-translation";
import { useScript } from "../form/use-script";
import { boxStyle } from "./box-style";
import { nextWord } from "./next-word";
import type { ShownWord } from "./review";
import { isControl } from "./review-controls";

type Props = {
  page: number;
  words: readonly ShownWord[];
  /** The address that keeps the current view of the page. */
  address: string;
  /** The label of the input that a word fills. */
  into: string;
  /** Is given the word that the Tab key stops at. */
  stop: RefObject<HTMLButtonElement>;
  onEntered(): void;
  onLeave(): void;
};

/**
 * The words of a page as buttons of the review's form. With script they are one tab stop, with arrow keys from word to
 * word; without, each is a tab stop, since there is no other way to reach it.
 */
export function PageWords({ page, words, address, into, stop, onEntered, onLeave }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const group = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return onLeave();
    const next = nextWord(words, at, event.key);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    const word = group.current?.elements[next];
    if (word instanceof HTMLButtonElement) word.focus();
  };
  const onFocus = (event: FocusEvent) => {
    const from: EventTarget | null = event.relatedTarget;
    const index = Number((event.target as HTMLButtonElement).value.split(":")[1]);
    setAt(index);
    // Coming straight from an input, that input is meant; on any other way inputs were only passed.
    if (!event.currentTarget.contains(event.relatedTarget) && !isControl(from)) onEntered();
  };

  return (
    <fieldset
      ref={group}
      data-page-words
      aria-label={t("review.words-fill", { field: into })}
      onKeyDown={script ? onKeyDown : undefined}
      onFocus={onFocus}
      className="contents"
    >
      {words.map(([text, box], index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a word of a page
          key={index}
          ref={index === at ? stop : undefined}
          type="submit"
          form="review"
          name="word"
          value={`${page}:${index}`}
          formAction={address}
          tabIndex={script && index !== at ? -1 : undefined}
          style={boxStyle(box)}
          className="absolute overflow-hidden text-[0.5rem] text-transparent hover:bg-accent/20 hover:outline-2 hover:outline-accent focus-visible:bg-accent/20 focus-visible:outline-2"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
