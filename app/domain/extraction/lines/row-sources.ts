import type { DocumentFacts } from "../facts/document-facts";
import type { LabelHit } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import type { TableHeader } from "./table-header";

/** What rows are read from. */
export type RowSources = {
  layout: DocumentLayout;
  headers: readonly TableHeader[];
  labels: ReadonlyMap<number, LabelHit[]>;
  facts: DocumentFacts;
};
