import type { LabelHit } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";

/** A document of so many lines, some fifty pages, has all of them looked at; so many are looked at of a longer one. */
const mostLines = 3_000;
/** Where most header fields stand: at the beginning and the end of a document. */
const endPages = 3;
/** How many lines below a label its value may stand. */
const linesBelowLabel = 3;

/**
 * The lines on which values of header fields are looked for: all lines of a usual document. What is known of a candidate is
 * a hundred times as large as its words, so that of a long document only its first and last pages are looked at and what
 * stands at a label on the pages between, all together no more lines than a usual document has.
 */
export function linesToSearch(
  { lines }: Pick<DocumentLayout, "lines">,
  labels: ReadonlyMap<number, readonly LabelHit[]>,
): readonly Line[] {
  if (lines.length <= mostLines) return lines;
  const pages = [...new Set(lines.map(({ page }) => page))];
  const ends = new Set([...pages.slice(0, endPages), ...pages.slice(-endPages)]);
  let lastLabel: Line | undefined;
  const found = lines.filter((line) => {
    if ((labels.get(line.index)?.length ?? 0) > 0) lastLabel = line;
    if (ends.has(line.page)) return true;
    return lastLabel?.page === line.page && line.index - lastLabel.index <= linesBelowLabel;
  });
  const atEnd = found.filter(({ page }) => page >= (pages.at(-endPages) ?? 0)).slice(-mostLines / 2);
  return found.length <= mostLines ? found : [...found.slice(0, mostLines - atEnd.length), ...atEnd];
}
