import { expect, it } from "vitest";
import type { ReportTable } from "~/domain/reports/report-list";
import { shownReport } from "~/http/shown-report";

const table: ReportTable = {
  columns: [
    { key: "at", kind: "moment" },
    { key: "bucket", kind: "bucket" },
    { key: "before", kind: "text" },
    { key: "after", kind: "text" },
    { key: "document", kind: "text" },
    { key: "failedChecks", kind: "sentences" },
  ],
  rows: [
    [
      "2026-03-09T22:30:00.000Z",
      "2026-03-09",
      "2026-03-08",
      "INV-2026-03-08",
      "2026-03-08",
      [{ key: "validation.check.dates", values: { from: "2026-03-09", to: "2026-03-08" } }],
    ],
  ],
  chart: { kind: "bars", series: ["changes"], bars: [{ label: "2026-03", parts: [1] }] },
  next: null,
};
const shownIn = (culture: string, timeZone: string) =>
  shownReport(table, { language: "en", culture, timeZone });
const textsIn = (culture: string, timeZone: string) =>
  shownIn(culture, timeZone).rows[0]?.map(({ text }) => text);

it.each([
  ["de-DE", "Asia/Kolkata", "10.03.2026 04:00", "09.03.2026", "08.03.2026"],
  ["en-US", "America/Los_Angeles", "03/09/2026 15:30", "03/09/2026", "03/08/2026"],
  ["ja-JP", "UTC", "2026/03/09 22:30", "2026/03/09", "2026/03/08"],
])("a report has its dates as %s writes them, its moments in %s", (culture, zone, moment, day, before) => {
  expect(textsIn(culture, zone)).toEqual([
    moment,
    day,
    before,
    "INV-2026-03-08",
    // A file's name is no date.
    "2026-03-08",
    `${before} is before ${day}`,
  ]);
  expect(shownIn(culture, zone).chart).toMatchObject({ bars: [{ label: "03/2026" }] });
});

it.each([
  ["en-US", "98.6%"],
  ["es-ES", "98,6 %"],
])("the plot of %s has its shares as the table has them", (culture, shown) => {
  const points = [{ said: 0.986, right: 0.986, count: 70 }];
  const plot = { ...table, chart: { kind: "reliability" as const, points } };
  expect(shownReport(plot, { language: "en", culture, timeZone: "UTC" }).chart).toEqual({
    kind: "reliability",
    points: [{ said: 0.986, right: 0.986, count: 70, shownSaid: shown, shownRight: shown }],
  });
});

const cellsOf = (
  keys: [string, "word" | "text" | "bucket" | "count" | "share"][],
  rows: ReportTable["rows"],
) =>
  shownReport(
    {
      columns: keys.map(([key, kind]) => ({ key, kind })),
      rows,
      chart: { kind: "bars", series: ["success"], bars: rows.map(() => ({ label: "2026-03", parts: [0] })) },
      next: null,
    },
    { language: "en", culture: "de-DE", timeZone: "UTC" },
  );

it("values are written as the type of their field is, in the culture", () => {
  const written = cellsOf(
    [
      ["field", "word"],
      ["before", "text"],
    ],
    [
      ["field.total", "1685.40"],
      ["field.invoiceNumber", "1685.40"],
      ["Cost centre", "1685.40"],
    ],
  );
  expect(written.rows.map(([, before]) => before?.text)).toEqual(["1.685,40", "1685.40", "1685.40"]);
});

it("days without anything are neither rows nor bars", () => {
  const days = (count: number) =>
    cellsOf(
      [
        ["bucket", "bucket"],
        ["total", "count"],
        ["right", "share"],
      ],
      [
        ["2026-03-01", 0, null],
        ["2026-03-02", count, null],
      ],
    );
  expect(days(0)).toMatchObject({ rows: [], chart: { bars: [] } });
  expect(days(1).rows).toHaveLength(2);
});

it("leads to documents only those who may see them", () => {
  const linked: ReportTable = {
    columns: [
      { key: "document", kind: "text" },
      { key: "documentId", kind: "text" },
    ],
    rows: [["a.pdf", "d1"]],
    chart: { kind: "bars", series: ["success"], bars: [{ label: "2026-03", parts: [1], to: "/list" }] },
    next: null,
  };
  const linksFor = (mayView: boolean) => {
    const shown = shownReport(linked, { language: "en", culture: "en-US", timeZone: "UTC" }, mayView);
    return [shown.rows[0]?.[0]?.to, shown.chart.kind === "bars" && shown.chart.bars[0]?.to];
  };
  expect(linksFor(true)).toEqual(["/documents/d1", "/list"]);
  expect(linksFor(false)).toEqual([undefined, undefined]);
});
