import type { ExtractionRequest, LineItem } from "../../results/extraction-result";
import type { ItemRow } from "./item-row";

/** The line items with the columns that were asked for; rows that hold none of them are left out. */
export function wantedItems(rows: readonly ItemRow[], request: ExtractionRequest): LineItem[] {
  const wanted = new Set(request.fields.filter((field) => field.line).map((field) => field.key));
  return rows
    .map(({ item }) => ({
      cells: Object.fromEntries(Object.entries(item.cells).filter(([key]) => wanted.has(key))),
      arithmetic: item.arithmetic,
    }))
    .filter((item) => Object.keys(item.cells).length > 0);
}
