import type { ExtractionRequest, LineItem } from "../../results/extraction-result";
import type { ItemRow } from "./item-row";

/** Makes rows line items with the columns that were asked for; null of a row that holds none of them. */
export function wantedItemIn(request: ExtractionRequest): (row: ItemRow) => LineItem | null {
  const wanted = new Set(request.fields.filter((field) => field.line).map((field) => field.key));
  return ({ item }) => {
    const cells = Object.entries(item.cells).filter(([key]) => wanted.has(key));
    return cells.length > 0 ? { cells: Object.fromEntries(cells), arithmetic: item.arithmetic } : null;
  };
}
