import type { ExtractionRequest } from "../extraction-result";
import type { DocumentFacts } from "../facts/document-facts";
import type { LabelHit } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import { findLineItems, type ItemRow } from "./line-items";
import { findMovements } from "./movements";

/** The rows of the document: movements on a bank statement, line items on everything else. */
export function findItemRows(
  layout: DocumentLayout,
  labels: ReadonlyMap<number, LabelHit[]>,
  facts: DocumentFacts,
  request: ExtractionRequest,
): ItemRow[] {
  return request.kind === "bank_statement"
    ? findMovements(layout, labels, facts)
    : findLineItems(layout, labels, facts);
}
