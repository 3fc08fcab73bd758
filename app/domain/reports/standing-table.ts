import { daysOfBucket, type Period } from "./period";
import type { ReportTable } from "./report-list";
import { groupOf, type StandingRow, standings } from "./standing";

/** Days or months of a period with how their documents stand, as a report. Each bar leads to its documents: one model's list, or the models whose documents they are. */
export function standingTable(
  scope: Period & { modelId?: string | undefined },
  rows: readonly StandingRow[],
): ReportTable {
  const listOf = (bucket: string) => {
    const { from, to } = daysOfBucket(bucket, scope);
    const list = scope.modelId ? `/document-processing/${scope.modelId}/documents` : "/dashboard/models";
    return `${list}?startDate=${from}&endDate=${to}`;
  };
  const grouped = (row: (typeof rows)[number], group: "success" | "failed" | "trained") =>
    standings.reduce((sum, standing) => sum + (groupOf[standing] === group ? row[standing] : 0), 0);
  return {
    columns: [
      { key: "bucket", kind: "bucket" },
      ...standings.map((key) => ({ key, kind: "count" as const })),
      { key: "total", kind: "count" },
      { key: "groupSuccess", kind: "count" },
      { key: "groupFailed", kind: "count" },
      { key: "groupTrained", kind: "count" },
      { key: "approved", kind: "count" },
      { key: "untouched", kind: "share" },
    ],
    rows: rows.map((row) => [
      row.bucket,
      ...standings.map((standing) => row[standing]),
      row.total,
      grouped(row, "success"),
      grouped(row, "failed"),
      grouped(row, "trained"),
      row.approved,
      row.approved > 0 ? row.untouched / row.approved : null,
    ]),
    chart: {
      kind: "bars",
      series: [...standings],
      bars: rows.map((row) => ({
        label: row.bucket,
        parts: standings.map((standing) => row[standing]),
        to: row.total > 0 ? listOf(row.bucket) : undefined,
      })),
    },
    next: null,
  };
}
