import type { ReportTable } from "~/domain/reports/report-list";
import type { RunContext } from "../../processing/processing-context";
import type { FiguresScope } from "./figures-scope";

/** How many rows of a long table go at once: on a page, and while a file is written. */
export type RowPage = { cursor: string | null; size: number };

/** Makes a report, or the next rows of a long one. Figures are read from counters; rows come in order of a key. */
export type ReportBuilder = (context: RunContext, scope: FiguresScope, page: RowPage) => Promise<ReportTable>;
