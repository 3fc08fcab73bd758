import { compact } from "../../text/fold";
import type { Line } from "../layout/line";
import type { TableHeader } from "../layout/table-header";
import type { RowSources } from "./row-sources";

/** Heights that a detail is indented by below its row. */
const indent = 0.5;

/** The most lines that a header of details and what stands below it may take. */
const longest = 12;

/**
 * Takes out the small tables that repeat between the rows of a table, as the weeks below every spot of an advertising
 * order: their header comes again and again within a few lines, below rows of another header. A detail ends with the
 * next line that begins as far left as the row above it.
 */
export function withoutDetails(sources: RowSources): RowSources {
  const details = detailHeaders(sources);
  if (details.length === 0) return sources;
  const { lines } = sources.layout;
  const dropped = new Set<Line>();
  for (const header of details) {
    const row = lines.findLast((line) => line.index < header.firstLine && !dropped.has(line));
    for (const line of lines) {
      if (line.index < header.firstLine) continue;
      const isBelow = line.page === header.page && line.index < header.firstLine + longest;
      const isIndented = row && line.left > row.left + indent * (line.bottom - line.top);
      if (line.index > header.lastLine && (!isBelow || !isIndented)) break;
      dropped.add(line);
    }
  }
  return {
    ...sources,
    headers: sources.headers.filter((header) => !details.includes(header)),
    layout: { ...sources.layout, lines: lines.filter((line) => !dropped.has(line)) },
  };
}

function detailHeaders({ headers }: RowSources): TableHeader[] {
  const byText = new Map<string, TableHeader[]>();
  for (const header of headers) {
    const key = header.cells.map(({ text }) => compact(text)).join(" ");
    byText.set(key, [...(byText.get(key) ?? []), header]);
  }
  return [...byText.values()].flatMap((same) => {
    const [first] = same;
    const hasTableAbove = headers.some(
      (header) =>
        first && header.page === first.page && header.lastLine < first.firstLine && !same.includes(header),
    );
    const isClose = same.some((header, index) => {
      const next = same[index + 1];
      return next && next.page === header.page && next.firstLine - header.lastLine <= longest;
    });
    return hasTableAbove && isClose ? same : [];
  });
}
