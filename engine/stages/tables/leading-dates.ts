import type { FoundValue } from "../../results/extraction-result";
import { type DateOrder, readDates } from "../../values/read-dates";
import type { ItemRow } from "./item-row";

/** Of the rows, this share must begin with a date before dates are taken for a column of their own. */
const share = 0.5;

/** Takes the day off the descriptions where most rows begin with one, as on bills of hotels, and gives it as the date. */
export function withoutDates(rows: readonly ItemRow[], order: DateOrder): ItemRow[] {
  const found = rows.map(({ item }) => dateBefore(item.cells.description, order));
  if (found.filter(Boolean).length < Math.max(1, rows.length * share)) return [...rows];
  return rows.map((row, index) => {
    const parts = found[index];
    if (!parts) return row;
    return { ...row, item: { ...row.item, cells: { ...row.item.cells, ...parts } } };
  });
}

function dateBefore(description: FoundValue | undefined, order: DateOrder) {
  const text = description?.value ?? "";
  const reading = readDates(text)[0];
  const date = reading && (reading[order] ?? reading.dmy ?? reading.mdy);
  const rest = text.slice(reading?.end ?? 0).replace(/^[\s,:|]+/, "");
  if (!description || !date || reading.start > 0 || !/^[^-\u2013\d]*\p{L}{3}/u.test(rest)) return undefined;
  return {
    date: { ...description, value: date },
    description: { ...description, value: rest },
  };
}
