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
 * as it was. Rows teach as soon as there are any.
 */
export function checkedDocumentOf({ documentId, pages, result, fields }: ResultToTeach): CheckedDocument {
  const values = valuesOf(result);
  const checked = fields.map(({ key, type }): [string, CheckedValue] => {
    const found = values[key];
    const place = found?.place ?? null;
    return [key, { type, value: found?.value || null, raw: found?.raw ?? "", place }];
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
