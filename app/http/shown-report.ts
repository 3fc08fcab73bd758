import { shownTime } from "~/domain/documents/shown-time";
import { shownDays, shownShare, shownValue } from "~/domain/documents/shown-value";
import { typeOfLabel } from "~/domain/models/type-of-label";
import type { ReportCell, ReportChart, ReportColumn, ReportTable } from "~/domain/reports/report-list";
import type { ShownCell, ShownChart, ShownTable } from "~/domain/reports/shown-table";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { headingOf, wordedCell } from "~/locales/report-cell";
import { shownCount } from "~/locales/shown-count";

/** How figures are written for someone: in a language, and dates as the culture and the time zone have them. */
export type Writing = { language: Language; culture: string; timeZone: string };

/** A report as its reader sees it: with links to documents and lists of them for those who may see these (`mayView`). */
export function shownReport(
  table: ReportTable,
  writing: Writing,
  mayView = true,
): ShownTable & { chart: ShownChart } {
  const id = table.columns.findIndex(({ key }) => key === "documentId");
  const field = table.columns.findIndex(({ key }) => key === "field");
  const isOfNothing = tellsOfNothing(table);
  const kept = table.columns.map((column, index) => ({ column, index })).filter(({ index }) => index !== id);
  return {
    columns: kept.map(({ column }) => ({
      key: column.key,
      label: headingOf(column, writing.language),
      isNumber: ["count", "share", "amount"].includes(column.kind),
    })),
    rows: isOfNothing
      ? []
      : table.rows.map((row) =>
          kept.map(({ column, index }): ShownCell => {
            const text = shownCell(column, row[index] ?? null, { ...writing, field: row[field] });
            return mayView && column.key === "document" && id >= 0
              ? { text, to: `/documents/${row[id]}` }
              : { text };
          }),
        ),
    chart: shownChart(table.chart, writing, mayView),
  };
}

/** Days, months and origins have a row each, whether there was anything or not. */
const tellsOfNothing = ({ columns, rows }: ReportTable) =>
  ["bucket", "origin"].includes(columns[0]?.key ?? "") &&
  rows.every((row) => row.every((cell, index) => index === 0 || cell === 0 || cell === null));

function shownChart(chart: ReportChart, writing: Writing, mayView: boolean): ShownChart {
  if (chart.kind === "reliability") {
    const shown = (share: number) => shownShare(share, writing.culture);
    return {
      kind: "reliability",
      points: chart.points.map((point) => ({
        ...point,
        shownSaid: shown(point.said),
        shownRight: shown(point.right),
      })),
    };
  }
  // Bars of no height are no picture.
  if (chart.bars.every(({ parts }) => parts.every((part) => part === 0))) return { ...chart, bars: [] };
  const bars = chart.bars.map(({ to, ...bar }) => ({
    ...bar,
    label: shownLabel(bar.label, writing),
    ...(mayView && { to }),
  }));
  return { ...chart, bars };
}

const shownLabel = (label: string, writing: Writing) =>
  /^\d{4}-\d\d(-\d\d)?$/.test(label) ? shownBucket(label, writing) : fillText(writing.language, label);

/** A day or month as the culture writes it. */
const shownBucket = (bucket: string, { culture }: Pick<Writing, "culture">) =>
  bucket.length > 7 ? shownValue(bucket, "date", culture) : `${bucket.slice(5)}/${bucket.slice(0, 4)}`;

/** Columns of values of documents, which are written as the type of their field is. */
const values = ["before", "after", "read", "now"];

function shownCell(
  { key, kind }: ReportColumn,
  cell: ReportCell,
  writing: Writing & { field?: ReportCell | undefined },
): string {
  if (cell === null || cell === "") return "–";
  const { language, culture, timeZone } = writing;
  if (typeof cell === "number") {
    if (kind === "share") return shownShare(cell, culture);
    if (kind === "amount") return shownValue(cell.toFixed(2), "number", culture);
    return key === "line" ? String(cell) : shownCount(cell, language);
  }
  if (typeof cell !== "string") {
    const sentences = cell.map((one) => ({ ...one, values: shownDays(one.values, culture) }));
    return String(wordedCell({ kind }, sentences, language) ?? "–");
  }
  if (kind === "word") return String(wordedCell({ kind }, cell, language) ?? "–");
  if (kind === "bucket") return shownBucket(cell, writing);
  if (kind === "moment") return shownTime(new Date(cell), culture, timeZone);
  return values.includes(key)
    ? shownValue(cell, typeOfLabel(String(writing.field)) ?? "date", culture)
    : cell;
}
