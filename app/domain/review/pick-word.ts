import type { PickedPlace, ReviewDraft } from "./review-draft";

/** A page as far as clicks need it. */
type Printed = { number: number; words: readonly { text: string }[] };

/**
 * The draft after a click on a word of a page: the active input holds the word. When several are wanted, words of the same
 * page are added to those clicked before; otherwise the input is done and the next one in `order` is active.
 */
export function pickWord(draft: ReviewDraft, page: Printed, index: number, order: string[]): ReviewDraft {
  if (!page.words[index]) return draft;
  const before = draft.picked[draft.active];
  const goesOn =
    draft.pick === "several" && goesOnPicking(before, page, { index, text: textIn(draft, draft.active) });
  const place = { page: page.number, words: goesOn ? [...before.words, index] : [index] };
  return fillFrom(draft, page, place, order);
}

/** The draft with the active input filled from a place on the page; where no words stand, its text stays. */
export function fillFrom(
  draft: ReviewDraft,
  page: Printed,
  place: PickedPlace,
  order: string[],
): ReviewDraft {
  const { active } = draft;
  const filled = place.words.length > 0 ? withText(draft, active, textOf(page, place.words)) : draft;
  const next = order[order.indexOf(active) + 1];
  return {
    ...filled,
    picked: { ...draft.picked, [active]: place },
    active: draft.pick === "several" ? active : (next ?? active),
  };
}

/** Whether a further word is added to those clicked before: on the same page, while the input still holds just them. */
function goesOnPicking(
  before: PickedPlace | undefined,
  page: Printed,
  { index, text }: { index: number; text: string },
): before is PickedPlace {
  return before?.page === page.number && !before.words.includes(index) && textOf(page, before.words) === text;
}

/** The text of words of a page, as a click on them fills an input. */
export const textOf = (page: Pick<Printed, "words">, words: number[]): string =>
  words.map((index) => page.words[index]?.text ?? "").join(" ");

/** What an input holds. */
export function textIn({ fields, lines }: Pick<ReviewDraft, "fields" | "lines">, name: string): string {
  const [, row, key = ""] = /^line\.(\d+)\.(\w+)$/.exec(name) ?? [];
  return row === undefined ? (fields[name] ?? "") : (lines[Number(row)]?.cells[key] ?? "");
}

function withText(draft: ReviewDraft, name: string, text: string): ReviewDraft {
  const [, row, key] = /^line\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (!row || !key) return { ...draft, fields: { ...draft.fields, [name]: text } };
  const lines = draft.lines.map((line, at) =>
    at === Number(row) ? { ...line, cells: { ...line.cells, [key]: text } } : line,
  );
  return { ...draft, lines };
}
