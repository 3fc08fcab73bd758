import type { Deal } from "../content/deal";
import type { Composer } from "./composer";
import type { Area } from "./entry";
import { infoBlock } from "./info-block";
import type { DrawnTable } from "./item-table";
import { xOf } from "./item-table";
import { type TotalEntry, totalEntries } from "./total-entries";

export type TotalsForm = "right" | "wide" | "left" | "columns" | "boxed" | "row" | "grid";

/** Draws the totals under the table in one of the usual forms and returns the bottom. */
export function totalsBlock(
  composer: Composer,
  deal: Deal,
  table: DrawnTable,
  form: TotalsForm,
  isOrder: boolean,
): number {
  const entries = totalEntries(composer, deal, isOrder);
  const y = table.bottom + composer.choose("totals.gap", [2, 6, 12, 20]);
  const width = composer.right - composer.left;
  if (form === "wide") return list(composer, { left: composer.left, right: composer.right }, y, entries);
  if (form === "left")
    return list(composer, { left: composer.left, right: composer.left + width * 0.45 }, y, entries);
  if (form === "boxed")
    return infoBlock(
      composer,
      { left: composer.right - width * 0.42, right: composer.right },
      y,
      entries,
      "boxed-pairs",
    );
  if (form === "row" && entries.length > 2)
    return infoBlock(composer, { left: composer.left, right: composer.right }, y, entries, "header-row");
  if (form === "columns") return inColumns(composer, table, y, entries);
  const at = composer.choose("totals.at", [0.5, 0.55, 0.6, 0.65]);
  const bottom = list(composer, { left: composer.left + width * at, right: composer.right }, y, entries);
  if (form === "grid") composer.sheet.box(composer.left + width * at - 4, y - 2, composer.right, bottom);
  return bottom;
}

/** Label left or against the amount, amount at the right edge. */
function list(composer: Composer, area: Area, y: number, entries: TotalEntry[]): number {
  const against = composer.choose("totals.against", ["left", "left", "right", "middle"] as const);
  const right = area.right - 3;
  const widest = Math.max(
    ...entries.map(({ value }) => composer.sheet.measure(value, composer.font(1.15, true))),
  );
  const scale = composer.choose("totals.scale", [1, 1, 1.1, 1.25]);
  const strong = composer.chance("totals.strong", 0.75);
  let top = y;
  for (const entry of entries) {
    const font = entry.strong ? composer.font(scale, strong) : composer.font(1, false);
    const label = composer.beside(entry.label);
    const labelFont = {
      ...font,
      face: { ...font.face, bold: font.face.bold || (composer.style.boldLabels && against === "left") },
    };
    const x = against === "left" ? area.left : right - widest - 14;
    if (entry.strong && composer.chance("totals.line", 0.4))
      composer.sheet.rule(area.left, top + 1, area.right, top + 1);
    composer.sheet.text(x, top + font.size, label, labelFont, against === "left" ? "left" : "right");
    composer.sheet.text(right, top + font.size, entry.value, font, "right");
    top += font.size * composer.style.leading + composer.choose("totals.pad", [0, 1, 3, 5]);
  }
  return top + 4;
}

/** Totals that go on in the table's own columns: label in the last but one, amount under the amounts. */
function inColumns(composer: Composer, { columns }: DrawnTable, y: number, entries: TotalEntry[]): number {
  const amounts = columns.find((column) => column.name === "netTotal") ?? columns.at(-1);
  if (!amounts) return y;
  const strong = composer.chance("totals.strong", 0.75);
  let top = y;
  for (const entry of entries) {
    const font = composer.font(1, entry.strong && strong);
    composer.sheet.text(amounts.left - 4, top + font.size, composer.beside(entry.label), font, "right");
    composer.sheet.text(xOf({ ...amounts, align: "right" }), top + font.size, entry.value, font, "right");
    top += composer.lineHeight() + 2;
    if (composer.style.ruled === "grid" || composer.style.ruled === "rows")
      composer.sheet.rule(amounts.left - 80, top, amounts.right, top, 0.4);
  }
  return top + 4;
}
