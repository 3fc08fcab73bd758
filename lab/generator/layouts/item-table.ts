import type { Deal, DealLine } from "../content/deal";
import type { Piece } from "../drawing/sheet";
import type { Composer } from "./composer";
import type { Area } from "./entry";
import { type ItemColumn, itemColumns } from "./item-columns";

type PlacedColumn = ItemColumn & Area;

/** Where the table ended and where its columns stand, so that totals can line up with them. */
export type DrawnTable = { bottom: number; columns: PlacedColumn[] };

/** Draws the item table from `y`, over as many pages as it needs; `newPage` draws a page's top and returns its y. */
export function itemTable(composer: Composer, deal: Deal, y: number, newPage: () => number): DrawnTable {
  const columns = placed(composer, itemColumns(composer, deal), {
    left: composer.left,
    right: composer.right,
  });
  const gap = composer.choose("row.gap", [2, 3, 4, 6, 9]);
  const lastRow = composer.bottom - composer.choose("table.reserve", [20, 40, 60]);
  let top = composer.chance("table.headless", 0.05) ? y : header(composer, columns, y);
  let start = y;
  let running = 0;
  deal.lines.forEach((line, index) => {
    const rows = cellLines(composer, columns, line, index);
    const height = Math.max(...rows.map((lines) => lines.length)) * composer.lineHeight() + gap;
    if (top + height > lastRow) {
      frame(composer, columns, start, top);
      if (composer.chance("table.carry", 0.3)) carry(composer, columns, top, running, "carried");
      start = newPage();
      top = composer.chance("table.repeat", 0.85) ? header(composer, columns, start) : start;
      if (composer.chance("table.carry", 0.3)) top = carry(composer, columns, top, running, "brought");
    }
    if (index % 6 === 0 && deal.lines.length > 4 && composer.chance("table.headings", 0.1))
      top = heading(composer, top, index);
    columns.forEach((column, i) => {
      (rows[i] ?? []).forEach((pieces, n) => {
        composer.sheet.text(
          xOf(column),
          top + composer.style.size + gap / 2 + n * composer.lineHeight(),
          pieces,
          composer.font(),
          column.align,
        );
      });
    });
    top += height;
    running += deal.taxIncluded ? line.net + line.tax : line.net;
    if (composer.style.ruled === "rows" || composer.style.ruled === "grid")
      composer.sheet.rule(composer.left, top, composer.right, top, 0.4);
  });
  frame(composer, columns, start, top);
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

function placed(composer: Composer, columns: ItemColumn[], area: Area): PlacedColumn[] {
  const width = area.right - area.left;
  const shares = columns.map((column) => {
    if (column.share === 0) return 0;
    const label = composer.sheet.measure(longestWord(column.label), composer.font(1, true)) + 8;
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

function header(composer: Composer, columns: PlacedColumn[], y: number): number {
  const font = composer.font(composer.choose("head.scale", [1, 0.92, 1]), composer.chance("head.bold", 0.75));
  const cells = columns.map((column) =>
    wrapped(composer, column.label, column.right - column.left - 6, font.face.bold),
  );
  const lines = Math.max(...cells.map((cell) => cell.length));
  const capitals = composer.chance("head.capitals", 0.25);
  columns.forEach((column, i) => {
    (cells[i] ?? []).forEach((text, n) => {
      composer.sheet.text(
        xOf(column),
        y + composer.style.size + 2 + n * composer.lineHeight(),
        capitals ? text.toUpperCase() : text,
        font,
        column.align,
      );
    });
  });
  const bottom = y + lines * composer.lineHeight() + 4;
  if (composer.style.ruled !== "none") {
    composer.sheet.rule(composer.left, y, composer.right, y);
    composer.sheet.rule(composer.left, bottom, composer.right, bottom);
  }
  return bottom + 2;
}

/** The lines of each cell: long descriptions wrap, notes follow below. */
function cellLines(composer: Composer, columns: PlacedColumn[], line: DealLine, index: number): Piece[][][] {
  return columns.map((column) => {
    const pieces = column.cell(line, index);
    if (column.name !== "description") return [pieces];
    const [piece] = pieces;
    if (piece === undefined || typeof piece === "string") return [pieces];
    const parts = wrapped(composer, piece.text, column.right - column.left - 8);
    const lines: Piece[][] = parts.map((text) => [{ ...piece, text }]);
    return line.note === "" ? lines : [...lines, [line.note]];
  });
}

export function wrapped(composer: Composer, text: string, width: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && composer.sheet.measure(`${last} ${word}`, composer.font(1, bold)) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function heading(composer: Composer, top: number, index: number): number {
  const headings = [composer.label("heading"), composer.label("heading", {}), composer.label("shipping")];
  composer.sheet.text(
    composer.left + 3,
    top + composer.style.size + 3,
    headings[Math.floor(index / 6) % 2] ?? "",
    composer.font(1, true),
  );
  return top + composer.lineHeight() + 4;
}

function carry(
  composer: Composer,
  columns: PlacedColumn[],
  top: number,
  running: number,
  which: "carried" | "brought",
): number {
  const amount = columns.find((column) => column.name === "netTotal");
  const text = columns.find((column) => column.name === "description");
  if (!amount || !text) return top;
  composer.sheet.text(text.left + 3, top + composer.style.size + 3, composer.label(which), composer.font());
  composer.sheet.text(
    xOf(amount),
    top + composer.style.size + 3,
    composer.amount(running, undefined, "cell"),
    composer.font(),
    "right",
  );
  return top + composer.lineHeight() + 4;
}

function frame(composer: Composer, columns: PlacedColumn[], top: number, bottom: number): void {
  if (composer.style.ruled !== "grid") return;
  composer.sheet.box(composer.left, top, composer.right, bottom);
  for (const column of columns.slice(1)) composer.sheet.rule(column.left, top, column.left, bottom, 0.4);
}

function longestWord(text: string): string {
  return text.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
