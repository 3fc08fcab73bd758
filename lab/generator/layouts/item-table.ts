import type { Deal, DealLine } from "../content/deal";
import type { Piece } from "../drawing/sheet";
import type { Desk } from "./desk";
import type { Area } from "./entry";
import { type ItemColumn, itemColumns } from "./item-columns";

type PlacedColumn = ItemColumn & Area;

/** Where the table ended and where its columns stand, so that totals can line up with them. */
export type DrawnTable = { bottom: number; columns: PlacedColumn[] };

/** Draws the item table from `y`, over as many pages as it needs; `newPage` draws a page's top and returns its y. */
export function itemTable(desk: Desk, deal: Deal, y: number, newPage: () => number): DrawnTable {
  const columns = placed(desk, itemColumns(desk, deal), { left: desk.left, right: desk.right });
  const gap = desk.choose("row.gap", [2, 3, 4, 6, 9]);
  const lastRow = desk.bottom - desk.choose("table.reserve", [20, 40, 60]);
  let top = desk.chance("table.headless", 0.05) ? y : header(desk, columns, y);
  let start = y;
  let running = 0;
  deal.lines.forEach((line, index) => {
    const rows = cellLines(desk, columns, line, index);
    const height = Math.max(...rows.map((lines) => lines.length)) * desk.lineHeight() + gap;
    if (top + height > lastRow) {
      frame(desk, columns, start, top);
      if (desk.chance("table.carry", 0.3)) carry(desk, columns, top, running, "carried");
      start = newPage();
      top = desk.chance("table.repeat", 0.85) ? header(desk, columns, start) : start;
      if (desk.chance("table.carry", 0.3)) top = carry(desk, columns, top, running, "brought");
    }
    if (index % 6 === 0 && deal.lines.length > 4 && desk.chance("table.headings", 0.1))
      top = heading(desk, top, index);
    columns.forEach((column, i) => {
      (rows[i] ?? []).forEach((pieces, n) => {
        desk.sheet.text(
          xOf(column),
          top + desk.style.size + gap / 2 + n * desk.lineHeight(),
          pieces,
          desk.font(),
          column.align,
        );
      });
    });
    top += height;
    running += deal.taxIncluded ? line.net + line.tax : line.net;
    if (desk.style.ruled === "rows" || desk.style.ruled === "grid")
      desk.sheet.rule(desk.left, top, desk.right, top, 0.4);
  });
  frame(desk, columns, start, top);
  return { bottom: top + 4, columns };
}

/** The x at which a column's text is drawn. */
export function xOf(column: Area & { align: ItemColumn["align"] }): number {
  return column.align === "left"
    ? column.left + 3
    : column.align === "right"
      ? column.right - 3
      : (column.left + column.right) / 2;
}

function placed(desk: Desk, columns: ItemColumn[], area: Area): PlacedColumn[] {
  const width = area.right - area.left;
  const shares = columns.map((column) => {
    if (column.share === 0) return 0;
    const label = desk.sheet.measure(longestWord(column.label), desk.font(1, true)) + 8;
    return Math.max(column.share * width, label);
  });
  const taken = shares.reduce((sum, share) => sum + share, 0);
  const squeeze = taken > width * 0.72 ? (width * 0.72) / taken : 1;
  let left = area.left;
  return columns.map((column, i) => {
    const own = column.share === 0 ? width - taken * squeeze : (shares[i] ?? 0) * squeeze;
    const at = { ...column, left, right: left + own };
    left += own;
    return at;
  });
}

function header(desk: Desk, columns: PlacedColumn[], y: number): number {
  const font = desk.font(desk.choose("head.scale", [1, 0.92, 1]), desk.chance("head.bold", 0.75));
  const cells = columns.map((column) =>
    wrapped(desk, column.label, column.right - column.left - 6, font.face.bold),
  );
  const lines = Math.max(...cells.map((cell) => cell.length));
  const capitals = desk.chance("head.capitals", 0.25);
  columns.forEach((column, i) => {
    (cells[i] ?? []).forEach((text, n) => {
      desk.sheet.text(
        xOf(column),
        y + desk.style.size + 2 + n * desk.lineHeight(),
        capitals ? text.toUpperCase() : text,
        font,
        column.align,
      );
    });
  });
  const bottom = y + lines * desk.lineHeight() + 4;
  if (desk.style.ruled !== "none") {
    desk.sheet.rule(desk.left, y, desk.right, y);
    desk.sheet.rule(desk.left, bottom, desk.right, bottom);
  }
  return bottom + 2;
}

/** The lines of each cell: long descriptions wrap, notes follow below. */
function cellLines(desk: Desk, columns: PlacedColumn[], line: DealLine, index: number): Piece[][][] {
  return columns.map((column) => {
    const pieces = column.cell(line, index);
    if (column.name !== "description") return [pieces];
    const [piece] = pieces;
    if (piece === undefined || typeof piece === "string") return [pieces];
    const parts = wrapped(desk, piece.text, column.right - column.left - 8);
    const lines: Piece[][] = parts.map((text) => [{ ...piece, text }]);
    return line.note === "" ? lines : [...lines, [line.note]];
  });
}

export function wrapped(desk: Desk, text: string, width: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && desk.sheet.measure(`${last} ${word}`, desk.font(1, bold)) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function heading(desk: Desk, top: number, index: number): number {
  const headings = [desk.label("heading"), desk.label("heading", {}), desk.label("shipping")];
  desk.sheet.text(
    desk.left + 3,
    top + desk.style.size + 3,
    headings[Math.floor(index / 6) % 2] ?? "",
    desk.font(1, true),
  );
  return top + desk.lineHeight() + 4;
}

function carry(
  desk: Desk,
  columns: PlacedColumn[],
  top: number,
  running: number,
  which: "carried" | "brought",
): number {
  const amount = columns.find((column) => column.name === "netTotal");
  const text = columns.find((column) => column.name === "description");
  if (!amount || !text) return top;
  desk.sheet.text(text.left + 3, top + desk.style.size + 3, desk.label(which), desk.font());
  desk.sheet.text(
    xOf(amount),
    top + desk.style.size + 3,
    desk.amount(running, undefined, "cell"),
    desk.font(),
    "right",
  );
  return top + desk.lineHeight() + 4;
}

function frame(desk: Desk, columns: PlacedColumn[], top: number, bottom: number): void {
  if (desk.style.ruled !== "grid") return;
  desk.sheet.box(desk.left, top, desk.right, bottom);
  for (const column of columns.slice(1)) desk.sheet.rule(column.left, top, column.left, bottom, 0.4);
}

function longestWord(text: string): string {
  return text.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
