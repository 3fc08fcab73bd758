import type { Deal } from "../content/deal";
import type { Desk } from "./desk";
import type { Area } from "./entry";
import { infoBlock } from "./info-block";
import type { DrawnTable } from "./item-table";
import { xOf } from "./item-table";
import { type TotalEntry, totalEntries } from "./total-entries";

export type TotalsForm = "right" | "wide" | "left" | "columns" | "boxed" | "row" | "grid";

/** Draws the totals under the table in one of the usual forms and returns the bottom. */
export function totalsBlock(
  desk: Desk,
  deal: Deal,
  table: DrawnTable,
  form: TotalsForm,
  isOrder: boolean,
): number {
  const entries = totalEntries(desk, deal, isOrder);
  const y = table.bottom + desk.choose("totals.gap", [2, 6, 12, 20]);
  const width = desk.right - desk.left;
  if (form === "wide") return list(desk, { left: desk.left, right: desk.right }, y, entries);
  if (form === "left") return list(desk, { left: desk.left, right: desk.left + width * 0.45 }, y, entries);
  if (form === "boxed")
    return infoBlock(desk, { left: desk.right - width * 0.42, right: desk.right }, y, entries, "boxed-pairs");
  if (form === "row" && entries.length > 2)
    return infoBlock(desk, { left: desk.left, right: desk.right }, y, entries, "header-row");
  if (form === "columns") return inColumns(desk, table, y, entries);
  const at = desk.choose("totals.at", [0.5, 0.55, 0.6, 0.65]);
  const bottom = list(desk, { left: desk.left + width * at, right: desk.right }, y, entries);
  if (form === "grid") desk.sheet.box(desk.left + width * at - 4, y - 2, desk.right, bottom);
  return bottom;
}

/** Label left or against the amount, amount at the right edge. */
function list(desk: Desk, area: Area, y: number, entries: TotalEntry[]): number {
  const against = desk.choose("totals.against", ["left", "left", "right", "middle"] as const);
  const right = area.right - 3;
  const widest = Math.max(...entries.map(({ value }) => desk.sheet.measure(value, desk.font(1.15, true))));
  const scale = desk.choose("totals.scale", [1, 1, 1.1, 1.25]);
  const strong = desk.chance("totals.strong", 0.75);
  let top = y;
  for (const entry of entries) {
    const font = entry.strong ? desk.font(scale, strong) : desk.font(1, false);
    const label = desk.beside(entry.label);
    const labelFont = {
      ...font,
      face: { ...font.face, bold: font.face.bold || (desk.style.boldLabels && against === "left") },
    };
    const x = against === "left" ? area.left : right - widest - 14;
    if (entry.strong && desk.chance("totals.line", 0.4))
      desk.sheet.rule(area.left, top + 1, area.right, top + 1);
    desk.sheet.text(x, top + font.size, label, labelFont, against === "left" ? "left" : "right");
    desk.sheet.text(right, top + font.size, entry.value, font, "right");
    top += font.size * desk.style.leading + desk.choose("totals.pad", [0, 1, 3, 5]);
  }
  return top + 4;
}

/** Totals that go on in the table's own columns: label in the last but one, amount under the amounts. */
function inColumns(desk: Desk, { columns }: DrawnTable, y: number, entries: TotalEntry[]): number {
  const amounts = columns.find((column) => column.name === "netTotal") ?? columns.at(-1);
  if (!amounts) return y;
  const strong = desk.chance("totals.strong", 0.75);
  let top = y;
  for (const entry of entries) {
    const font = desk.font(1, entry.strong && strong);
    desk.sheet.text(amounts.left - 4, top + font.size, desk.beside(entry.label), font, "right");
    desk.sheet.text(xOf({ ...amounts, align: "right" }), top + font.size, entry.value, font, "right");
    top += desk.lineHeight() + 2;
    if (desk.style.ruled === "grid" || desk.style.ruled === "rows")
      desk.sheet.rule(amounts.left - 80, top, amounts.right, top, 0.4);
  }
  return top + 4;
}
