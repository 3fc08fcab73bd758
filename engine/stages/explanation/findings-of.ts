import type { ExtractionRequest, Finding, FoundValue } from "../../results/extraction-result";
import type { DocumentLayout } from "../layout/document-layout";
import type { ItemRow } from "../tables/item-row";
import { hiddenTextFindings } from "./hidden-text";
import { otherCurrencyFindings } from "./other-currency";
import { otherKindFindings } from "./other-kind";
import { vendorIsItemFindings } from "./vendor-is-item";

type Read = { fields: Readonly<Record<string, FoundValue>>; rows: readonly ItemRow[] };

/**
 * The findings about a document besides its values: another document type, another currency, an impossible vendor,
 * hidden text.
 */
export const findingsOf = (
  layout: DocumentLayout,
  { fields, rows }: Read,
  request: ExtractionRequest,
): Finding[] => [
  ...otherKindFindings(layout, request.kind),
  ...otherCurrencyFindings(layout, fields, request),
  ...vendorIsItemFindings(rows, fields, request.kind),
  ...hiddenTextFindings(layout),
];
