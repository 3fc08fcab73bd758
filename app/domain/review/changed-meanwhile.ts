import { matchRows } from "./match-rows";
import { changesOf, type ReviewDraft } from "./review-draft";

/**
 * A value that someone else saved while it was being reviewed here. `row` counts from 1, null for a header field;
 * `mine` is what was entered here and stays in the form, null when nothing else was.
 */
export type ChangedMeanwhile = {
  field: string;
  row: number | null;
  before: string;
  now: string;
  mine: string | null;
};

/** What was saved between the draft's beginning and now, compared with the draft. */
export function changedMeanwhile(draft: ReviewDraft, saved: ReviewDraft): ChangedMeanwhile[] {
  const mine = changesOf(draft).fields;
  const fields = Object.keys(saved.was.fields).flatMap((field) => {
    const [before = "", now = ""] = [draft.was.fields[field], saved.was.fields[field]];
    return before === now ? [] : [{ field, row: null, before, now, mine: otherThan(now, mine[field]) }];
  });
  return [...fields, ...rowsOf(draft, saved)];
}

function rowsOf(draft: ReviewDraft, saved: ReviewDraft): ChangedMeanwhile[] {
  const matches = matchRows(draft.was.lines, saved.was.lines);
  const known = new Set(matches);
  const changed = draft.was.lines.flatMap((old, line) => {
    const at = matches[line] ?? null;
    const now = at === null ? {} : (saved.was.lines[at] ?? {});
    const here = draft.lines.find((row) => row.line === line)?.cells;
    return cellsOf(old, now, (at ?? line) + 1, here);
  });
  const added = saved.was.lines.flatMap((now, at) => (known.has(at) ? [] : cellsOf({}, now, at + 1)));
  return [...changed, ...added];
}

type Texts = Readonly<Record<string, string>>;

const cellsOf = (old: Texts, now: Texts, row: number, mine?: Texts): ChangedMeanwhile[] =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
    const [before, after] = [old[field] ?? "", now[field] ?? ""];
    const typed = mine?.[field];
    if (before === after) return [];
    return [{ field, row, before, now: after, mine: typed === before ? null : otherThan(after, typed) }];
  });

const otherThan = (now: string, mine: string | undefined) =>
  mine === undefined || mine === now ? null : mine;
