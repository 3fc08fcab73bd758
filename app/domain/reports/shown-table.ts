import type { ReliabilityPoint, ReportChart } from "./report-list";

/** A cell of a table as it is read; `to` is where it leads. */
export type ShownCell = { text: string; to?: string };

/** Figures in words of the reader's language. */
export type ShownTable = {
  columns: { key: string; label: string; isNumber: boolean }[];
  rows: ShownCell[][];
};

/** A point of a plot with its shares as they are written. */
export type ShownPoint = ReliabilityPoint & { shownSaid: string; shownRight: string };

export type ShownChart =
  | Extract<ReportChart, { kind: "bars" }>
  | { kind: "reliability"; points: ShownPoint[] };
