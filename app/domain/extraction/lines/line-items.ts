import type { FoundValue, LineItem } from "../extraction-result";
import type { DocumentFacts } from "../facts/document-facts";
import type { LabelHit } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import type { ColumnRole } from "./column-phrases";
import { rolesByArithmetic } from "./column-roles";
import { type Column, columnsOf } from "./columns";
import { firstLineAsCode, withCodes } from "./item-codes";
import { type CellNumber, cellValue, dateIn, numberIn } from "./read-cells";
import { findTableHeaders, type TableHeader } from "./table-header";
import { bodyLines, type RowRules, rowsOf, type TableRow } from "./table-rows";

/** A row of line items with its numbers still at hand for arithmetic. */
export type ItemRow = {
  item: LineItem;
  page: number;
  line: number;
  cents: number | undefined;
  /** The description with its first line taken as the item code, where that is possible. */
  split?: Record<string, FoundValue> | undefined;
};

/**
 * Reads the line items of the table that explains most: for every header on the document the rows below it, tables with
 * the same columns taken together over the pages.
 */
export function findLineItems(
  layout: DocumentLayout,
  labels: ReadonlyMap<number, LabelHit[]>,
  facts: DocumentFacts,
): ItemRow[] {
  const headers = findTableHeaders(layout.lines);
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
  return withCodes(withoutPositions(items), header);
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

type RoleCells = Partial<Record<ColumnRole, Token[]>>;

function toItem(row: TableRow, columns: readonly Column[], facts: DocumentFacts): ItemRow | undefined {
  const byRole: RoleCells = {};
  columns.forEach((column, index) => {
    const tokens = row.cells[index] ?? [];
    if (column.role && tokens.length > 0) byRole[column.role] ??= tokens;
  });
  const cells: Record<string, FoundValue> = {};
  const number = (role: ColumnRole) => numberIn(onAnchors(byRole[role], row), facts.decimalMark);
  const put = (key: string, found: CellNumber | undefined, plain: boolean) => {
    if (found) cells[key] = cellValue(plain ? plainNumber(found.value) : found.value, found.tokens, 0.8);
  };
  const [quantity, unitPrice] = [number("quantity"), number("unitPrice")];
  const net = number("netTotal") ?? number("grossTotal");
  put("quantity", quantity, true);
  if (!quantity && unitPrice && net && columns.some((column) => column.role === "quantity")) {
    const derived = quantityFrom(unitPrice, net);
    if (derived) cells.quantity = derived;
  }
  put("unitPrice", unitPrice, true);
  put("netTotal", net, false);
  put("lineTax", number("lineTax"), false);
  put("taxRate", number("taxRate"), true);
  put("lineSubTotal", number("lineSubTotal"), false);
  putText(cells, "itemCode", onAnchors(byRole.itemCode, row));
  putText(cells, "description", byRole.description ?? []);
  const date = dateIn(byRole.date ?? [], facts.dateOrder.order);
  if (date) cells.date = cellValue(date, byRole.date ?? [], 0.8);
  if (!cells.description && !quantity && !unitPrice) return undefined;
  if (!net && !unitPrice) return undefined;
  return {
    item: { cells, arithmetic: agreementOf(quantity, unitPrice, net) },
    page: row.anchor.page,
    line: row.anchor.index,
    cents: net?.cents,
    split: firstLineAsCode(linesOfCell(byRole.description ?? [], row)),
  };
}

/** The quantity that price and amount demand where its cell was not read; offered only when it is whole. */
function quantityFrom(price: CellNumber, net: CellNumber): FoundValue | undefined {
  const quantity = net.cents / (Number(price.value) * 100);
  if (
    !Number.isFinite(quantity) ||
    quantity < 1 ||
    quantity > 10_000 ||
    Math.abs(quantity - Math.round(quantity)) > 1e-6
  )
    return undefined;
  const reasons = [{ key: "reason.from-arithmetic", values: { price: price.value, amount: net.value } }];
  return { value: String(Math.round(quantity)), raw: "", confidence: 0.55, place: null, reasons };
}

function onAnchors(tokens: Token[] | undefined, row: TableRow): Token[] {
  const own = tokens?.filter((token) => row.anchors.some((line) => line.tokens.includes(token))) ?? [];
  return own.length > 0 ? own : (tokens ?? []);
}

function linesOfCell(tokens: readonly Token[], row: TableRow): FoundValue[] {
  return row.lines.flatMap((line) => {
    const own = tokens.filter((token) => line.tokens.includes(token));
    return own.length > 0 ? [cellValue(own.map((token) => token.text).join(" "), own, 0.65)] : [];
  });
}

function putText(cells: Record<string, FoundValue>, key: string, tokens: readonly Token[]): void {
  const text = tokens
    .map((token) => token.text)
    .join(" ")
    .trim();
  if (/[\p{L}\d]/u.test(text)) cells[key] = cellValue(text, tokens, 0.7);
}

/** Whether quantity times price is the amount, to the cent or to what the price's decimals allow. */
function agreementOf(quantity?: CellNumber, price?: CellNumber, net?: CellNumber): LineItem["arithmetic"] {
  if (!quantity || !price || !net) return "untested";
  const product = Number(quantity.value) * Number(price.value) * 100;
  const tolerance = Math.max(
    1.01,
    Math.abs(Number(quantity.value)) * 0.5 * 10 ** (2 - Math.max(2, price.decimals)),
  );
  return Math.abs(product - net.cents) <= tolerance ? "agrees" : "differs";
}

/** Quantities and prices without trailing zeros. */
function plainNumber(value: string): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}
