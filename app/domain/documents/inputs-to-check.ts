import { certaintyOf } from "./certainty";
import type { ReviewDraft } from "./review-draft";

type Shown = {
  fields: readonly { key: string; toCheck: boolean }[];
  lines: readonly { cells: Record<string, { confidence: number; edited: boolean }> }[];
};

type Draft = Pick<ReviewDraft, "fields" | "lines" | "was">;

/**
 * The inputs that a person should look at ("total", "line.0.quantity"): doubtful values, and required ones that were not
 * found. What was entered, saved or not, never is. A row is where it stands in the form.
 */
export function inputsToCheck(shown: Shown, { fields, lines, was }: Draft): Set<string> {
  const keys = shown.fields.filter(({ key, toCheck }) => toCheck && fields[key] === was.fields[key]);
  const cells = lines.flatMap(({ line, cells }, row) => {
    const [saved, before] = line === null ? [] : [shown.lines[line], was.lines[line]];
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
