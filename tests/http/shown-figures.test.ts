import { describe, expect, it } from "vitest";
import type { ReportTable } from "~/domain/reports/report-list";
import { shownReport, type Writing } from "~/http/shown-report";

const english: Writing = { language: "en", culture: "en-AU", timeZone: "Australia/Sydney" };
const german: Writing = { language: "en", culture: "de-DE", timeZone: "Europe/Berlin" };
const spanish: Writing = { language: "es", culture: "es-ES", timeZone: "Europe/Madrid" };

const table = (columns: ReportTable["columns"], ...rows: ReportTable["rows"]): ReportTable => ({
  columns,
  rows,
  chart: { kind: "bars", series: [], bars: [] },
  next: null,
});
/** A cell of a kind as someone sees it. */
function cell(kind: string, value: unknown, writing = english, key = "total") {
  const shown = shownReport(
    table([{ key, kind }] as ReportTable["columns"], [value] as ReportTable["rows"][number]),
    writing,
  );
  return shown.rows[0]?.[0];
}

describe("a report as its reader sees it", () => {
  it.each<[kind: string, value: unknown, one: string, other: string]>([
    ["count", 1234567, "1,234,567", "1,234,567"],
    ["amount", 1234.5, "1,234.50", "1.234,50"],
    ["amount", -0.5, "-0.50", "-0,50"],
    ["share", 0.1234, "12.3%", "12,3 %"],
    ["share", 1, "100.0%", "100,0 %"],
    ["bucket", "2026-03", "03/2026", "03/2026"],
    ["bucket", "2026-03-31", "31/03/2026", "31.03.2026"],
    ["text", "as it is", "as it is", "as it is"],
  ])("%s %j", (kind, value, one, other) => {
    expect(cell(kind, value)?.text).toBe(one);
    expect(cell(kind, value, german)?.text).toBe(other);
  });

  it("has a dash for nothing, and zero for zero", () => {
    expect([cell("count", null)?.text, cell("text", "")?.text, cell("count", 0)?.text]).toEqual([
      "–",
      "–",
      "0",
    ]);
  });

  it("has moments in the time zone of the reader", () => {
    const at = "2026-03-31T23:30:00.000Z";
    expect(cell("moment", at)?.text).toContain("01/04/2026");
    expect(cell("moment", at, german)?.text).toContain("01.04.2026");
    expect(cell("moment", "2026-03-31T10:00:00.000Z", german)?.text).toContain("31.03.2026");
  });

  it("numbers lines without grouping them", () => {
    expect(cell("count", 12345, english, "line")?.text).toBe("12345");
  });

  it("leads from a document's name to it, and leaves out its id", () => {
    const shown = shownReport(
      table(
        [
          { key: "documentId", kind: "text" },
          { key: "document", kind: "text" },
          { key: "total", kind: "count" },
        ] as ReportTable["columns"],
        ["d1", "bill.pdf", 3],
      ),
      english,
    );
    expect(shown.columns.map(({ key, isNumber }) => [key, isNumber])).toEqual([
      ["document", false],
      ["total", true],
    ]);
    expect(shown.rows).toEqual([[{ text: "bill.pdf", to: "/documents/d1" }, { text: "3" }]]);
  });

  it("has its headings in the reader's language", () => {
    const heading = (writing: Writing) =>
      shownReport(table([{ key: "failed", kind: "count" }] as ReportTable["columns"]), writing).columns[0]
        ?.label;
    expect(heading(english)).not.toBe(heading(spanish));
    expect(heading(spanish)).not.toContain("reports.column");
  });

  it("labels bars as the culture writes days, and others by their words", () => {
    const shown = shownReport(
      {
        ...table([]),
        chart: {
          kind: "bars",
          series: ["success"],
          bars: [
            { label: "2026-03-31", parts: [1] },
            { label: "2026-03", parts: [1] },
          ],
        },
      },
      german,
    );
    expect(shown.chart.kind === "bars" && shown.chart.bars.map(({ label }) => label)).toEqual([
      "31.03.2026",
      "03/2026",
    ]);
  });
});
