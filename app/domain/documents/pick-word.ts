import type { PickedWords, ReviewDraft } from "./review-draft";

/** A page as far as clicks need it. */
type Printed = { number: number; words: readonly { text: string }[] };

/**
 * The draft after a click on a word of a page: the active input holds the word. With `several` set, words of the same
 * page are added to those clicked before; otherwise the input is done and the next one in `order` is active.
 */
export function pickWord(draft: ReviewDraft, page: Printed, index: number, order: string[]): ReviewDraft {
  if (!page.words[index]) return draft;
  const before = draft.picked[draft.active];
  const text = draft.fields[draft.active] ?? cellText(draft, draft.active);
  const goesOn = draft.several && goesOnPicking(before, page, { index, text });
  const picked: PickedWords = { page: page.number, words: goesOn ? [...before.words, index] : [index] };
  const filled = withText(draft, draft.active, textOf(page, picked.words));
  const next = order[order.indexOf(draft.active) + 1];
  return {
    ...filled,
    picked: { ...draft.picked, [draft.active]: picked },
    active: draft.several ? draft.active : (next ?? draft.active),
  };
}

/** Whether a further word is added to those clicked before: on the same page, while the input still holds just them. */
export function goesOnPicking(
  before: PickedWords | undefined,
  page: Printed,
  { index, text }: { index: number; text: string },
): before is PickedWords {
  return before?.page === page.number && !before.words.includes(index) && textOf(page, before.words) === text;
}

/** The text of words of a page, as a click on them fills an input. */
export const textOf = (page: Pick<Printed, "words">, words: number[]): string =>
  words.map((index) => page.words[index]?.text ?? "").join(" ");

/** How picked words travel in a form: "2:14,15" are two words of page 2. */
export const pickedText = ({ page, words }: PickedWords): string => `${page}:${words.join(",")}`;

function cellText(draft: ReviewDraft, name: string): string {
  const [, row, key = ""] = /^line\.(\d+)\.(\w+)$/.exec(name) ?? [];
  return draft.lines[Number(row)]?.cells[key] ?? "";
}

function withText(draft: ReviewDraft, name: string, text: string): ReviewDraft {
  const [, row, key] = /^line\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (!row || !key) return { ...draft, fields: { ...draft.fields, [name]: text } };
  const lines = draft.lines.map((line, at) =>
    at === Number(row) ? { ...line, cells: { ...line.cells, [key]: text } } : line,
  );
  return { ...draft, lines };
}
