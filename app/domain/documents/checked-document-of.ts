import { layoutOf } from "../extraction/layout/document-layout";
import type { CheckedDocument, CheckedValue } from "../extraction/memory/lesson-of";
import type { Page } from "../reading/page";
import type { CorrectableField } from "./correct-result";
import { type KeptResult, lineItemsOf, valuesOf } from "./fields-of-result";

/** What is checked: the result as people left it, and the fields they were shown. */
export type ResultToTeach = {
  documentId: string;
  pages: readonly Page[];
  result: KeptResult;
  fields: readonly CorrectableField[];
};

/**
 * A saved document as something to learn from: a field that was changed, and just as much one that a person saw and left
 * as it was. A field that was emptied teaches that documents of this layout have none; one that nobody filled teaches
 * nothing.
 */
export function checkedDocumentOf({ documentId, pages, result, fields }: ResultToTeach): CheckedDocument {
  const values = valuesOf(result);
  const checked = fields.flatMap(({ key, type }): [string, CheckedValue][] => {
    const found = values[key];
    if (!found) return [];
    return [[key, { type, value: found.value || null, raw: found.raw, place: found.place }]];
  });
  return {
    documentId,
    layout: layoutOf(pages),
    fields: Object.fromEntries(checked),
    rows: lineItemsOf(result).map(({ cells }) =>
      Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cell.value])),
    ),
  };
}
