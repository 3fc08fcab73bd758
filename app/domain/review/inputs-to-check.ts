import { certaintyOf } from "@fieldwise/engine/results";
import { firstRowOf, type ReviewDraft } from "./review-draft";

type Shown = {
  fields: readonly { key: string; toCheck: boolean }[];
  /** Saved rows, from number `firstLine` on. */
  lines: readonly { cells: Record<string, { confidence: number; edited: boolean }> }[];
  firstLine?: number;
};

type Draft = Pick<ReviewDraft, "fields" | "lines" | "was" | "window" | "checked">;

/**
 * The inputs that a person should look at ("total", "line.0.quantity"): doubtful values, and required ones that were not
 * found. What was entered, saved or not, never is, nor what was checked. A row is at its place in the form.
 */
export function inputsToCheck(shown: Shown, draft: Draft): Set<string> {
  const { checked } = draft;
  const isMissing = (input: string) => draft.fields[input] === "";
  const open = [...doubtfulInputs(shown, draft)];
  return new Set(open.filter((input) => isMissing(input) || !checked.includes(input)));
}

/** The fields and columns of the doubtful values that were checked and let stand, each as often as it has such values. */
export function checkedKeys(shown: Shown, draft: Draft): string[] {
  const { checked } = draft;
  return [...doubtfulInputs(shown, draft)]
    .filter((input) => checked.includes(input))
    .map((input) => /^line\.\d+\.(.+)$/.exec(input)?.[1] ?? input);
}

function doubtfulInputs(shown: Shown, draft: Draft): Set<string> {
  const { fields, lines, was } = draft;
  const shift = firstRowOf(draft) - (shown.firstLine ?? 0);
  const keys = shown.fields.filter(({ key, toCheck }) => toCheck && fields[key] === was.fields[key]);
  const cells = lines.flatMap(({ line, cells }, row) => {
    const [saved, before] = line === null ? [] : [shown.lines[line + shift], was.lines[line]];
    const isDoubtful = (key: string) =>
      cells[key] && cells[key] === before?.[key] && isCellDoubtful(saved?.cells[key]);
    return Object.keys(cells)
      .filter(isDoubtful)
      .map((key) => `line.${row}.${key}`);
  });
  return new Set([...keys.map(({ key }) => key), ...cells]);
}

const isCellDoubtful = (cell: Shown["lines"][number]["cells"][string] | undefined) =>
  cell !== undefined && !cell.edited && certaintyOf(cell.confidence) === "doubtful";
