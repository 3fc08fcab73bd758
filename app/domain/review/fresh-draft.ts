import type { DocumentDetails } from "../documents/document-details";
import { shownValue } from "../documents/shown-value";
import type { ReviewDraft, ReviewTexts } from "./review-draft";

type Shown = Pick<DocumentDetails, "fields" | "columns" | "lineItems" | "culture"> &
  Partial<Pick<DocumentDetails, "firstLine" | "lineCount">>;

/** The values of a document as a person of the model's culture writes them. */
function reviewTexts({ fields, columns, lineItems, culture }: Shown): ReviewTexts {
  return {
    fields: Object.fromEntries(
      fields.map(({ key, type, value }) => [key, shownValue(value ?? "", type, culture)]),
    ),
    lines: lineItems.map(({ cells }) =>
      Object.fromEntries(
        columns.map(({ key, type }) => [key, shownValue(cells[key]?.value ?? "", type, culture)]),
      ),
    ),
  };
}

/** A review that begins: everything as it is saved. */
export function freshDraft(document: Shown & { revision: number }, active: string): ReviewDraft {
  const was = reviewTexts(document);
  const { firstLine = 0, lineCount = was.lines.length } = document;
  return {
    window: { first: firstLine, of: lineCount },
    revision: document.revision,
    was,
    fields: was.fields,
    active,
    lines: was.lines.map((cells, line) => ({ line, cells })),
    pick: "one",
    corner: null,
    checked: [],
    picked: {},
    past: [],
    future: [],
  };
}
