/** The reports there are, in the order in which they are offered. */
export const reportNames = [
  "documents",
  "fields",
  "edited",
  "origins",
  "validation",
  "email",
  "billing",
] as const;
export type ReportName = (typeof reportNames)[number];

/**
 * What a column holds: `word` is a translation key, `share` lies between 0 and 1, `bucket` is a day or a month. Amounts are decimal
 * numbers; their currency has a column of its own. `sentences` are translation keys with what fills them. `label` is the translation
 * key of a heading that is not the usual one of its key.
 */
export type ColumnKind = "word" | "sentences" | "text" | "bucket" | "count" | "share" | "amount" | "moment";
export type ReportColumn = { key: string; kind: ColumnKind; label?: string };
export type Sentence = { key: string; values: Record<string, string> };
export type ReportCell = string | number | null | readonly Sentence[];

/** A bar of a chart: one number for each of the chart's series, and the list that it represents. */
export type ChartBar = { label: string; parts: number[]; to?: string | undefined };
/** `said` and `right` are shares of 1 in a class of `count` values. */
export type ReliabilityPoint = { said: number; right: number; count: number };
export type ReportChart =
  | { kind: "bars"; series: string[]; bars: ChartBar[] }
  | { kind: "reliability"; points: ReliabilityPoint[] };

/** A report as screens and files show it. `next` goes on where a long table is cut. */
export type ReportTable = {
  columns: ReportColumn[];
  rows: ReportCell[][];
  chart: ReportChart;
  next: string | null;
};
