import type { SyntheticDocument } from "../synthetic-document";

/** A document's truth as the evaluation's corpora write it. `file` is the name of the document's own file. */
export function truthFile(document: SyntheticDocument, file: string): Record<string, unknown> {
  const { id, kind, medium, language, country, vendorKey, layout, truth } = document;
  return {
    format: 1,
    id,
    file,
    kind,
    medium,
    textLayer: medium === "digital" ? "native" : "none",
    pages: medium === "photo" ? 1 : document.pages.length,
    language,
    country,
    vendorKey,
    layout,
    fields: Object.fromEntries(Object.entries(truth.fields).map(([key, value]) => [key, { value }])),
    lineItems: truth.lineItems.map(({ lineTax, ...cells }) =>
      lineTax === undefined ? cells : { ...cells, tax: lineTax },
    ),
    scored: [...Object.keys(truth.fields), ...truth.absent],
    absent: truth.absent,
    lineItemsScored: truth.lineItems.length > 0,
    truth: "generated",
    licence: "own work",
  };
}
