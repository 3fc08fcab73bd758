import type { DocumentFacts } from "../facts/document-facts";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import { rolesByArithmetic } from "./column-roles";
import { columnsOf } from "./columns";
import { withCodes } from "./item-codes";
import type { ItemRow } from "./item-row";
import type { RowSources } from "./row-sources";
import type { TableHeader } from "./table-header";
import { bodyLines, type RowRules, rowsOf, type TableRow } from "./table-rows";
import { toItem } from "./to-item";

/**
 * Reads the line items of the table that explains most: for every header on the document the rows below it, tables with
 * the same columns taken together over the pages.
 */
export function findLineItems({ layout, headers, labels, facts }: RowSources): ItemRow[] {
  const rules: RowRules = { mark: facts.decimalMark, labels };
  const tables = headers.map((header, index) => readTable(header, headers[index + 1], layout, rules, facts));
  const groups = new Map<string, ItemRow[]>();
  headers.forEach((header, index) => {
    const key = header.cells.map((cell) => cell.role ?? "?").join(" ");
    groups.set(key, [...(groups.get(key) ?? []), ...(tables[index] ?? [])]);
  });
  return [...groups.values()].sort((a, b) => worthOf(b) - worthOf(a))[0] ?? [];
}

function readTable(
  header: TableHeader,
  next: TableHeader | undefined,
  layout: DocumentLayout,
  rules: RowRules,
  facts: DocumentFacts,
): ItemRow[] {
  const below = layout.lines.filter(
    (line) =>
      line.index > header.lastLine &&
      line.index < (next?.firstLine ?? Number.POSITIVE_INFINITY) &&
      line.page === header.page,
  );
  const [body = [], ...later] = chunksOf(below, rules);
  const columns = columnsOf(
    header.cells,
    body.filter((line) => line.tokens.length > 1),
  );
  const rows = rowsOf(body, columns, rules);
  const named = rolesByArithmetic(columns, rows, facts.decimalMark);
  const toItems = (list: readonly TableRow[]) => list.flatMap((row) => toItem(row, named, facts) ?? []);
  const items = toItems(rows);
  for (const chunk of later) {
    const more = toItems(rowsOf(chunk, columns, rules)).filter(
      ({ item }) => item.cells.unitPrice && item.cells.netTotal,
    );
    if (!more.some(({ item }) => item.cells.description && item.cells.quantity)) break;
    items.push(...more);
  }
  return withCodes(withoutPositions(items), header.cells);
}

/** The body up to the first sum, and what lies between this and further sums: tables may hold sub-totals by section. */
function chunksOf(lines: readonly Line[], rules: RowRules): Line[][] {
  const chunks: Line[][] = [];
  let rest = [...lines];
  while (rest.length > 0 && chunks.length < 8) {
    const body = bodyLines(rest, rules);
    chunks.push(body);
    rest = rest.slice(body.length + 1);
  }
  return chunks;
}

/** Takes 1, 2, 3 … off the descriptions when every row begins with its position. */
function withoutPositions(rows: ItemRow[]): ItemRow[] {
  const positions = rows.map(({ item }) =>
    Number(/^(\d{1,3})\.?\s+\S/.exec(item.cells.description?.value ?? "")?.[1]),
  );
  if (
    rows.length === 0 ||
    !positions.every((position, index) => position === index + (positions[0] ?? 0)) ||
    (positions[0] ?? 9) > 1
  )
    return rows;
  return rows.map((row) => {
    const description = row.item.cells.description;
    if (!description) return row;
    const value = description.value.replace(/^\d{1,3}\.?\s+/, "");
    return {
      ...row,
      item: { ...row.item, cells: { ...row.item.cells, description: { ...description, value } } },
    };
  });
}

/** Rows that hold a description and agreeing numbers are worth more than rows of numbers. */
function worthOf(rows: readonly ItemRow[]): number {
  return rows.reduce((sum, { item }) => {
    const filled = Object.keys(item.cells).length;
    return sum + filled + (item.cells.description ? 2 : 0) + (item.arithmetic === "agrees" ? 3 : 0);
  }, 0);
}
