import { describe, expect, it } from "vitest";
import { documentStatuses, hasResult } from "~/domain/documents/status";
import {
  groupOf,
  metricsOf,
  noDocuments,
  type StandingRow,
  standingCounts,
  standingOf,
  standings,
} from "~/domain/reports/standing";
import { standingTable } from "~/domain/reports/standing-table";

describe("where a document stands", () => {
  it("is one place for every status but that of a file that was split", () => {
    expect(documentStatuses.filter((status) => standingOf(status) === null)).toEqual(["split"]);
    for (const status of documentStatuses) {
      const standing = standingOf(status);
      if (standing) expect(standings).toContain(standing);
    }
  });

  it("is waiting exactly while there is neither a result nor an error", () => {
    const waiting = documentStatuses.filter((status) => standingOf(status) === "waiting");
    expect(waiting).toEqual(["received", "processing"]);
    for (const status of waiting) expect(hasResult(status)).toBe(false);
  });

  it("is a success once a person settled it", () => {
    expect(["approved", "released", "success"].map((status) => standingOf(status as "approved"))).toEqual([
      "success",
      "success",
      "success",
    ]);
  });
});

describe("counts by status", () => {
  it("add up to the total without what was split", () => {
    const counts = Object.fromEntries(documentStatuses.map((status, at) => [status, at + 1]));
    const sums = standingCounts(counts);
    expect(standings.reduce((sum, standing) => sum + sums[standing], 0)).toBe(sums.total);
    const all = documentStatuses.reduce((sum, _, at) => sum + at + 1, 0);
    expect(sums.total).toBe(all - (counts.split ?? 0));
  });

  it("take nothing for none, and leave nothing behind for the next", () => {
    expect(standingCounts({ success: null })).toEqual(noDocuments);
    standingCounts({ success: 5 });
    expect(standingCounts({})).toEqual(noDocuments);
    expect(Object.values(noDocuments).every((count) => count === 0)).toBe(true);
  });

  it("have the API's names", () => {
    const sums = standingCounts({ approved: 2, error: 3, received: 4, trained: 1 });
    expect(metricsOf(sums)).toEqual({
      errorCount: 3,
      failedCount: 0,
      forTrainingCount: 0,
      submittedCount: 1,
      successCount: 2,
      userEditedCount: 0,
      waitingCount: 4,
      totalCount: 10,
    });
  });
});

describe("the table of days or months", () => {
  const row = (bucket: string, counts: Parameters<typeof standingCounts>[0]): StandingRow => ({
    bucket,
    ...standingCounts(counts),
    approved: counts.approved ?? 0,
    untouched: (counts.approved ?? 0) / 4,
  });
  const period = { from: "2026-02-10", to: "2026-04-20", by: "month" as const };
  const rows = [
    row("2026-02", { success: 2, userEdited: 1, failed: 1, error: 1, submitted: 3, received: 4 }),
    row("2026-03", {}),
    row("2026-04", { forTraining: 2 }),
  ];
  const table = standingTable({ ...period, modelId: "m1" }, rows);
  const cell = (at: number, key: string) =>
    table.rows[at]?.[table.columns.findIndex((column) => column.key === key)];

  it("says which share of what was approved nobody changed, and nothing where nothing was", () => {
    const { columns, rows: cells } = standingTable(period, [
      row("2026-02", { approved: 4 }),
      row("2026-03", {}),
    ]);
    const at = columns.findIndex(({ key }) => key === "approved");
    expect(cells.map((one) => one.slice(at, at + 2))).toEqual([
      [4, 0.25],
      [0, null],
    ]);
  });

  it("has a cell for each column", () => {
    for (const cells of table.rows) expect(cells).toHaveLength(table.columns.length);
  });

  it("groups what went well, what did not, and what is learned from; what waits is in no group", () => {
    expect([cell(0, "groupSuccess"), cell(0, "groupFailed"), cell(0, "groupTrained")]).toEqual([3, 2, 3]);
    expect(cell(0, "total")).toBe(12);
    expect(standings.filter((standing) => groupOf[standing] === null)).toEqual(["waiting"]);
  });

  it("leads each bar to its list, or to the models that have one, as far as it lies in the period, and none that is empty", () => {
    const bars = table.chart.kind === "bars" ? table.chart.bars : [];
    expect(bars.map(({ to }) => to)).toEqual([
      "/document-processing/m1/documents?startDate=2026-02-10&endDate=2026-02-28",
      undefined,
      "/document-processing/m1/documents?startDate=2026-04-01&endDate=2026-04-20",
    ]);
    const ofAll = standingTable(period, rows).chart;
    expect(ofAll.kind === "bars" && ofAll.bars.map(({ to }) => to)).toEqual([
      "/dashboard/models?startDate=2026-02-10&endDate=2026-02-28",
      undefined,
      "/dashboard/models?startDate=2026-04-01&endDate=2026-04-20",
    ]);
  });

  it("draws as much as it counts", () => {
    const bars = table.chart.kind === "bars" ? table.chart.bars : [];
    for (const [at, { parts }] of bars.entries())
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cell(at, "total"));
  });
});
