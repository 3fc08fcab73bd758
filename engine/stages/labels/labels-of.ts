import type { DocumentLayout } from "../layout/document-layout";
import { isItemHeader } from "../layout/is-item-header";
import type { TableHeader } from "../layout/table-header";
import { findLabels, type LabelHit } from "./find-labels";
import { noOwnLabels } from "./own-labels";
import { withSectionNumbers } from "./section-numbers";

/**
 * The labels of a document by line. The headings of a table of line items are no labels: what stands below them are
 * items, and what stands beside them are other headings.
 */
export function labelsOf(
  layout: DocumentLayout,
  headers: readonly TableHeader[],
  own = noOwnLabels,
): Map<number, LabelHit[]> {
  const headings = new Set<number>();
  for (const header of headers.filter(isItemHeader)) {
    for (let line = header.firstLine; line <= header.lastLine; line += 1) headings.add(line);
  }
  const found = new Map(
    layout.lines.map((line) => [
      line.index,
      headings.has(line.index) ? [] : findLabels(line, layout.recognised, own),
    ]),
  );
  return withSectionNumbers(found, layout);
}
