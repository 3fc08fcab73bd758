import type { CheckedDocument } from "@fieldwise/engine";
import { layoutOf } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { CorrectableField } from "./correct-result";
import { lineItemsOf, type OriginalAndEditedResult, valuesOf } from "./fields-of-result";
import { isLong } from "./pages-to-teach";

/** What is checked: the result as people left it, and the fields they were shown. */
export type ResultToTeach = {
  documentId: string;
  pages: readonly Page[];
  /** How many pages the document has: of a long one not all teach. */
  pageCount?: number | null;
  result: OriginalAndEditedResult;
  fields: readonly CorrectableField[];
};

/**
 * A saved document as something to learn from: a field that was changed, and one that a person saw and left as it was,
 * distinguished, because not everything that is left has been looked at. A field that was emptied teaches that
 * documents of this layout have none; one that nobody filled teaches nothing.
 */
export function checkedDocumentOf({
  documentId,
  pages,
  pageCount,
  result,
  fields,
}: ResultToTeach): CheckedDocument {
  const values = valuesOf(result);
  const edited = result.editedFields ?? {};
  const checked = fields.flatMap(({ key, type }): [string, CheckedDocument["fields"][string]][] => {
    const found = values[key];
    if (!found) return [];
    const { value, raw, place } = found;
    return [[key, { type, value: value || null, raw, place, corrected: edited[key] !== undefined }]];
  });
  return {
    documentId,
    layout: { ...layoutOf(pages), ...(pageCount && isLong(pageCount) && { pageCount }) },
    fields: Object.fromEntries(checked),
    rows: lineItemsOf(result).map(({ cells }) =>
      Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cell.value])),
    ),
    rowsCorrected: result.editedLineItems !== null,
  };
}
