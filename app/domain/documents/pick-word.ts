import type { Page } from "../reading/page";
import type { PickedWords, ReviewDraft } from "./review-draft";

/**
 * The draft after a click on a word of a page: the active input holds the word. With `several` set, words of the same
 * page are added to those clicked before; otherwise the input is done and the next one in `order` is active.
 */
export function pickWord(
  draft: ReviewDraft,
  page: Pick<Page, "number" | "words">,
  index: number,
  order: string[],
): ReviewDraft {
  if (!page.words[index]) return draft;
  const before = draft.picked[draft.active];
  const goesOn = draft.several && before?.page === page.number && !before.words.includes(index);
  const picked: PickedWords = { page: page.number, words: goesOn ? [...before.words, index] : [index] };
  const filled = withText(draft, draft.active, textOf(page, picked.words));
  const next = order[order.indexOf(draft.active) + 1];
  return {
    ...filled,
    picked: { ...draft.picked, [draft.active]: picked },
    active: draft.several ? draft.active : (next ?? draft.active),
  };
}

/** The text of words of a page, as a click on them fills an input. */
export const textOf = (page: Pick<Page, "words">, words: number[]): string =>
  words.map((index) => page.words[index]?.text ?? "").join(" ");

/** How picked words travel in a form: "2:14,15" are two words of page 2. */
export const pickedText = ({ page, words }: PickedWords): string => `${page}:${words.join(",")}`;

function withText(draft: ReviewDraft, name: string, text: string): ReviewDraft {
  const [, row, key] = /^line\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (!row || !key) return { ...draft, fields: { ...draft.fields, [name]: text } };
  const lines = draft.lines.map((line, at) =>
    at === Number(row) ? { ...line, cells: { ...line.cells, [key]: text } } : line,
  );
  return { ...draft, lines };
}
