import type { FoundValue } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { typesOf } from "~/domain/exports/column-sources";
import { csvLine, csvLineIn } from "~/domain/exports/csv";
import { defaultLayout, lineSheetLayout } from "~/domain/exports/default-layouts";
import { documentJson } from "~/domain/exports/document-json";
import type { ExportedDocument, ExportedField } from "~/domain/exports/exported-document";
import { mappedRows, mappingOf } from "~/domain/exports/mapped-rows";
import { sheetCell } from "~/domain/exports/sheet-cell";
import { csvCellOf, sheetCellOf } from "~/domain/exports/written-cells";

const found = (value: string): FoundValue => ({
  value,
  raw: value,
  confidence: 0.9,
  place: null,
  reasons: [],
});
const fields = [
  { key: "total", name: "total", type: "amount" as const, line: false },
  { key: "tax", name: "tax", type: "amount" as const, line: false },
  { key: "description", name: "description", type: "text" as const, line: true },
  { key: "lineTax", name: "tax", type: "amount" as const, line: true },
];
const document: ExportedDocument = {
  id: "d1",
  fileName: 'scan, "second".pdf',
  status: "success",
  source: "api",
  confidence: 0.97,
  problem: null,
  receivedOn: new Date("2026-03-09T10:00:00Z"),
  processedOn: null,
  fields: { total: found("110.00") },
  lineItems: [
    { cells: { description: found("Rope\n10 m"), lineTax: found("1.00") }, arithmetic: "agrees" },
    { cells: { description: found("=SUM(A1)") }, arithmetic: "untested" },
  ],
  proof: { state: "proven", equations: [] },
  findings: [],
};

type Layout = { fields: ExportedField[]; lines: boolean };
const layoutOf = ({ fields, lines }: Layout) => defaultLayout(fields, lines);
const rowsBy = (
  document: ExportedDocument,
  layout: ReturnType<typeof defaultLayout>,
  fields: ExportedField[],
) => mappedRows(document, mappingOf(layout, { types: typesOf(fields), credit: false, timeZone: "UTC" }));
const csvHeading = (wanted: Layout) => csvLine(layoutOf(wanted).columns.map(({ heading }) => heading));
const csvRows = (document: ExportedDocument, wanted: Layout) => {
  const layout = layoutOf(wanted);
  return rowsBy(document, layout, wanted.fields)
    .map((row) =>
      csvLineIn(
        layout,
        row.map((cell) => csvCellOf(cell, layout)),
      ),
    )
    .join("");
};
const documentRow = (document: ExportedDocument, fields: ExportedField[]) => {
  const layout = defaultLayout(fields, false);
  return rowsBy(document, layout, fields)[0]?.map((cell) => sheetCellOf(cell, layout)) ?? [];
};
const lineHeadings = (fields: ExportedField[]) =>
  lineSheetLayout(fields).columns.map(({ heading }) => heading);

describe("a line of CSV", () => {
  it.each([
    [["a", 1, null], "a,1,\r\n"],
    [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
    [["=1+1", "+44 20", "@me", "\tx", "-x", "-"], "'=1+1,'+44 20,'@me,'\tx,'-x,'-\r\n"],
    [["-12.50", "-3", -4], "-12.50,-3,-4\r\n"],
    [['=HYPERLINK("x")'], '"\'=HYPERLINK(""x"")"\r\n'],
  ])("of %j", (cells, line) => expect(csvLine(cells)).toBe(line));
});

describe("documents as CSV", () => {
  it("have a row each", () => {
    const layout = { fields, lines: false };
    expect(csvHeading(layout)).toBe(
      "documentId,fileName,status,confidence,receivedOn,processedOn,problem,total,tax\r\n",
    );
    expect(csvRows(document, layout)).toBe(
      'd1,"scan, ""second"".pdf",success,0.97,2026-03-09T10:00:00.000Z,,,110.00,\r\n',
    );
  });

  it("have a row for each line item that repeats the document", () => {
    const layout = { fields, lines: true };
    expect(csvHeading(layout)).toMatch(/total,tax,line,description,line\.tax\r\n$/);
    const rows = csvRows({ ...document, fileName: "a.pdf" }, layout).split("\r\n");
    expect(rows).toEqual([
      'd1,a.pdf,success,0.97,2026-03-09T10:00:00.000Z,,,110.00,,1,"Rope\n10 m",1.00',
      "d1,a.pdf,success,0.97,2026-03-09T10:00:00.000Z,,,110.00,,2,'=SUM(A1),",
      "",
    ]);
  });

  it("have a row with empty columns when they have no line items", () => {
    expect(csvRows({ ...document, lineItems: [], fileName: "a.pdf" }, { fields, lines: true })).toMatch(
      /,110\.00,,,,\r\n$/,
    );
  });
});

it("a document as JSON names every field, and null for those without a value", () => {
  expect(documentJson(document, fields)).toMatchObject({
    documentId: "d1",
    receivedOn: "2026-03-09T10:00:00.000Z",
    processedOn: null,
    fields: { total: { value: "110.00", confidence: 0.9, page: null, box: null }, tax: null },
    lineItems: [
      { description: { value: "Rope\n10 m" }, tax: { value: "1.00" } },
      { description: { value: "=SUM(A1)" }, tax: null },
    ],
    arithmetic: "proven",
  });
});

describe("documents in a workbook", () => {
  const rowOf = (total: string) => documentRow({ ...document, fields: { total: found(total) } }, fields);
  it.each([
    ["110.00", 110],
    ["-0.125", -0.125],
    ["12345678901234567890.00", "12345678901234567890.00"],
    ["=1+1", "=1+1"],
    ["1,5", "1,5"],
  ])("have %j as %j", (text, cell) => expect(rowOf(text)[7]).toBe(cell));

  it("have their times as times, and codes as text", () => {
    expect(rowOf("1").slice(4, 6)).toEqual([{ days: 46090 + 10 / 24, time: true }, null]);
    const codes = fields.map((field) => ({ ...field, type: "id" as const }));
    expect(documentRow({ ...document, fields: { total: found("110.00") } }, codes)[7]).toBe("110.00");
  });

  it("have line items that say whose they are", () => {
    expect(lineHeadings(fields)).toEqual(["documentId", "fileName", "line", "description", "tax"]);
    const layout = lineSheetLayout(fields);
    const [row = []] = rowsBy(document, layout, fields);
    expect(row.map((cell) => sheetCellOf(cell, layout))).toEqual([
      "d1",
      document.fileName,
      1,
      "Rope\n10 m",
      1,
    ]);
    const numbered = [{ key: "invoiceNumber", name: "number", type: "id" as const, line: false }, ...fields];
    expect(lineHeadings(numbered)).toContain("number");
  });

  it.each([
    ["2026-03-09", { days: 46_090, time: false }],
    ["1900-03-01", { days: 61, time: false }],
    ["1900-02-28", "1900-02-28"],
    ["2026-02-30", "2026-02-30"],
    ["March", "March"],
    ["", ""],
  ])("have the day %j as %j", (text, cell) => expect(sheetCell(text, "date")).toEqual(cell));
});
