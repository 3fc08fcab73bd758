import type { DocumentFacts } from "../facts/document-facts";
import type { LabelHit } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import type { TableHeader } from "../layout/table-header";

/** What must be known of the document to read the cells of its tables. */
export type ReadingFacts = Pick<DocumentFacts, "decimalMark"> & {
  dateOrder: Pick<DocumentFacts["dateOrder"], "order">;
};

/** What rows are read from. */
export type RowSources = {
  layout: DocumentLayout;
  headers: readonly TableHeader[];
  labels: ReadonlyMap<number, LabelHit[]>;
  facts: ReadingFacts;
};
