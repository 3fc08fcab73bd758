import type { FoundValue } from "../../results/extraction-result";
import { cellValue } from "../layout/read-cells";
import type { HeaderCell } from "../layout/table-header";
import type { ItemRow } from "./item-row";

/**
 * Item codes that share a column with the description: in brackets in front of it, or, where the heading promises both
 * ("Item/Description"), on a line of their own above it.
 */
export function withCodes(rows: readonly ItemRow[], cells: readonly HeaderCell[]): ItemRow[] {
  const promised = cells.some(
    (cell) => cell.role === "description" && /(?:item|code|part|sku|art).*desc/i.test(cell.text),
  );
  return rows.map((row) => {
    if (row.item.cells.itemCode) return row;
    const description = row.item.cells.description;
    const split = description && (bracketed(description) ?? (promised ? row.split : undefined));
    return split ? { ...row, item: { ...row.item, cells: { ...row.item.cells, ...split } } } : row;
  });
}

function bracketed(description: FoundValue): Record<string, FoundValue> | undefined {
  const match = /^[[(*]([\p{L}\d][\p{L}\d_./-]+)[\])*]\s+(.+)$/u.exec(description.value);
  if (!match?.[1] || !match[2] || !/\d|^[\p{Lu}_-]{3,}$/u.test(match[1])) return undefined;
  return { itemCode: { ...description, value: match[1] }, description: { ...description, value: match[2] } };
}

/** First line and remaining lines of a description as code and description, if both exist. */
export function firstLineAsCode(lines: readonly FoundValue[]): Record<string, FoundValue> | undefined {
  const [first, ...rest] = lines;
  if (!first || rest.length === 0 || !/^[\p{Lu}\d][\p{Lu}\d ./_-]+$/u.test(first.value)) return undefined;
  return {
    itemCode: first,
    description: cellValue(rest.map((line) => line.value).join(" "), [], first.confidence),
  };
}
