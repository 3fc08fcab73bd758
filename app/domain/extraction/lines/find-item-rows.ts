import type { DocumentKind } from "../extraction-result";
import type { ItemRow } from "./item-row";
import { findLineItems } from "./line-items";
import { findMovements } from "./movements";
import type { RowSources } from "./row-sources";

/** The rows of the document: movements on a bank statement, line items on everything else. */
export function findItemRows(sources: RowSources, kind: DocumentKind): ItemRow[] {
  return kind === "bank_statement" ? findMovements(sources) : findLineItems(sources);
}
