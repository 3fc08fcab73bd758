import type { FoundValue } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { isKnownSource, typesOf } from "~/domain/exports/column-sources";
import { csvLineIn } from "~/domain/exports/csv";
import { plainLayout } from "~/domain/exports/default-layouts";
import type { ExportLayout } from "~/domain/exports/export-layout";
import { presetNames, presetOf } from "~/domain/exports/export-presets";
import { layoutInput } from "~/domain/exports/export-template-inputs";
import type { ExportedDocument } from "~/domain/exports/exported-document";
import { firstLineCells, postingBatchOf } from "~/domain/exports/first-line";
import { mappedRows, mappingOf } from "~/domain/exports/mapped-rows";
import { movedColumns } from "~/domain/exports/moved-columns";
import { windows1252 } from "~/domain/exports/windows-1252";
import { csvCellOf, jsonValueOf, sheetCellOf, writtenDay, writtenText } from "~/domain/exports/written-cells";

const found = (value: string): FoundValue => ({
  value,
  raw: value,
  confidence: 0.9,
  place: null,
  reasons: [],
});
const valuesOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, found(value)]));
const line = (values: Record<string, string>) => ({
  cells: valuesOf(values),
  arithmetic: "untested" as const,
});

const bill = (fields: Record<string, string>, ...lines: Record<string, string>[]): ExportedDocument => ({
  id: "d1",
  fileName: "a.pdf",
  status: "approved",
  source: "api",
  confidence: 0.97,
  problem: null,
  receivedOn: new Date("2026-03-09T10:00:00Z"),
  processedOn: null,
  fields: valuesOf(fields),
  lineItems: lines.map(line),
  proof: null,
  findings: [],
});

const cellsBy = (document: ExportedDocument, layout: ExportLayout, credit = false) =>
  mappedRows(document, mappingOf(layout, { types: typesOf([]), credit, timeZone: "Australia/Sydney" }));
const csvBy = (document: ExportedDocument, layout: ExportLayout, credit = false) =>
  cellsBy(document, layout, credit).map((row) =>
    csvLineIn(
      layout,
      row.map((cell) => csvCellOf(cell, layout)),
    ),
  );
const columnOf = (document: ExportedDocument, source: string, layout: Partial<ExportLayout> = {}) =>
  cellsBy(document, { ...plainLayout, columns: [{ heading: "x", source, text: "" }], ...layout }).map(
    ([cell]) => writtenText(cell ?? null, plainLayout),
  );

describe("a preset", () => {
  it.each(presetNames)("%s is a layout that could be typed, with sources that are there", (name) => {
    const { layout } = presetOf(name);
    expect(layoutInput.parse(layout)).toEqual(layout);
    expect(layout.columns.filter(({ source }) => !isKnownSource(source, []))).toEqual([]);
  });

  const fields = {
    vendorName: "Müller; Söhne",
    invoiceNumber: "R-7",
    invoiceDate: "2026-03-09",
    dueDate: "2026-04-08",
    subTotal: "100.00",
    tax: "19.00",
    total: "119.00",
    currency: "EUR",
  };

  it("for Xero has a row per line, those of a bill with its number", () => {
    const { layout } = presetOf("xero");
    const rows = csvBy(
      bill(
        fields,
        { description: "Rope", quantity: "3", unitPrice: "20.00", netTotal: "60.00" },
        { netTotal: "40.00" },
      ),
      layout,
    );
    expect(rows).toEqual([
      '"Müller; Söhne",,,,,,,,,,R-7,09/03/2026,08/04/2026,119.00,,Rope,3,20.00,429,Tax on Purchases,,,,,,EUR\r\n',
      '"Müller; Söhne",,,,,,,,,,R-7,09/03/2026,08/04/2026,119.00,,As invoiced,1,40.00,429,Tax on Purchases,,,,,,EUR\r\n',
    ]);
  });

  it("for DATEV has positive amounts with a comma, S or H, its text quoted", () => {
    const { layout } = presetOf("datev");
    expect(csvBy(bill(fields), layout)).toEqual([
      '119,00;"S";"EUR";;;;4980;70000;;0903;"R-7";;;"Müller; Söhne"\r\n',
    ]);
    const [credit] = csvBy(bill({ ...fields, total: "-119.00" }), layout);
    expect(credit).toMatch(/^119,00;"H";/);
    const [ofCreditModel] = csvBy(bill(fields), layout, true);
    expect(ofCreditModel).toMatch(/^119,00;"H";/);
  });

  it.each([
    ["R-7", '"R-7"'],
    ["RE 2026.04/17", '"RE-2026-04/17"'],
    ["Nº 12 (Kopie)", '"No-12-Kopie"'],
    [" - ", ""],
    ["2026-000123-ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", '"2026-000123-ABCDEFGHIJKLMNOPQRSTUVWX"'],
  ])("for DATEV writes invoice number %j as %j", (number, written) => {
    const [row] = csvBy(bill({ ...fields, invoiceNumber: number }), presetOf("datev").layout);
    expect(row?.split(";")[10]).toBe(written);
  });

  it("for DATEV begins with the line that its documentation shows, its texts in quotation marks", () => {
    const now = new Date("2024-01-30T14:01:40.439Z");
    const days = { now, timeZone: "UTC", from: "2024-01-01", to: "2024-08-31" };
    const { layout } = presetOf("datev");
    const line = layout.firstLine.replace("{yearStart};{yearEnd}", "{from};{to}");
    expect(csvLineIn(layout, firstLineCells(line, days))).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20240130140140439;;"RE";"";"";1001;1;20240101;4;20240101;20240831;"Rechnungen";"";1;0;0;"EUR";;"";;;"03";;;"";""\r\n',
    );
    const [quoted, bare] = [layout.firstLine, "EXTF;700;21;x"].map((one) => postingBatchOf(one, 14, days));
    expect([quoted?.behind.length, bare?.behind.length, bare?.year]).toEqual([111, 111, null]);
    expect(postingBatchOf("EXTF;700;16;x", 14, days)).toBeNull();
  });

  it("for DATEV takes the financial year and the lock from its first line, whatever they are", () => {
    const days = { now: new Date("2026-11-23T10:00:00Z"), timeZone: "UTC" };
    const line = presetOf("datev").layout.firstLine;
    const july = line.replace("{yearStart};4", "20260701;4").replace(";1;0;0;", ";1;0;1;");
    const batch = postingBatchOf(july, 14, days);
    expect(batch?.year).toEqual({ first: "2026-07-01", last: "2027-06-30" });
    expect([batch?.behind[99], batch?.headings[99]]).toEqual(["1", "Festschreibung"]);
  });

  it("for Sage says PC and amounts without a sign where money comes back", () => {
    const rows = csvBy(
      bill({ ...fields, subTotal: "-100", tax: "-19", total: "-119" }),
      presetOf("sage").layout,
    );
    expect(rows).toEqual(['PC,,5000,0,09/03/2026,R-7,"Müller; Söhne",100.00,T1,19.00\r\n']);
  });

  it("for QuickBooks has a row for a bill without lines", () => {
    const [row] = csvBy(bill(fields), presetOf("quickbooks").layout);
    expect(row).toBe(
      'R-7,"Müller; Söhne",03/09/2026,04/08/2026,a.pdf,Uncategorized Expense,As invoiced,100.00,,19.00,EUR\r\n',
    );
  });
});

describe("a computed value", () => {
  it.each([
    ["computed.net", { total: "119.00", tax: "19.00" }, "100.00"],
    ["computed.net", { total: "119.00" }, "119.00"],
    ["computed.net", {}, ""],
    ["computed.tax", { total: "119.00", subTotal: "100.00" }, "19.00"],
    ["computed.unitPrice", { subTotal: "80.5" }, "80.5"],
    ["computed.absoluteTotal", { total: "-7.5" }, "7.50"],
    ["computed.absoluteTotal", { total: "seven" }, ""],
  ])("%s of %j is %j", (source, fields, value) => expect(columnOf(bill(fields), source)).toEqual([value]));

  it.each([
    ["computed.unitPrice", { quantity: "3", netTotal: "10.00" }, "3.3333"],
    ["computed.unitPrice", { unitPrice: "5.00", netTotal: "15.00" }, "15.00"],
    ["computed.net", { quantity: "3", unitPrice: "0.335" }, "1.01"],
    ["computed.tax", { netTotal: "200.00", taxRate: "8.25" }, "16.50"],
    ["computed.quantity", { quantity: "0" }, "1"],
  ])("%s of a line with %j is %j", (source, cells, value) =>
    expect(columnOf(bill({}, cells), source, { rows: "line" })).toEqual([value]),
  );
});

describe("what begins like a formula", () => {
  const signs = ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "＝1"];
  const column = (heading: string, source: string, text = "") => ({ heading, source, text });
  it.each([",", ";", "\t"] as const)("runs in no column, name or constant parted by %j", (separator) => {
    for (const sign of signs) {
      const layout: ExportLayout = {
        ...plainLayout,
        separator,
        decimalMark: ",",
        columns: [
          column(sign, "field.vendorName"),
          column("b", "constant", sign),
          column("c", "document.fileName"),
        ],
      };
      const document = { ...bill({ vendorName: sign }), fileName: sign };
      for (const quoteText of [true, false]) {
        const rows = cellsBy(document, layout).map((row) =>
          csvLineIn(
            layout,
            row.map((cell) => csvCellOf(cell, { ...layout, quoteText })),
          ),
        );
        const headings = csvLineIn(
          layout,
          layout.columns.map(({ heading }) => heading),
        );
        const first = csvLineIn(layout, firstLineCells(`${sign};x`, { now: new Date(), timeZone: "UTC" }));
        for (const text of [...rows, headings, first])
          for (const cell of cellsIn(text, separator)) expect(cell).toMatch(/^('|[a-zA-Z])/);
      }
    }
  });

  it("but negative numbers with a comma stay numbers", () =>
    expect(
      csvBy(bill({ total: "-1.50" }), {
        ...plainLayout,
        decimalMark: ",",
        separator: ";",
        columns: [column("a", "field.total")],
      }),
    ).toEqual(["-1,50\r\n"]));
});

/** The cells of a line without line breaks, as a reader of RFC 4180 has them. */
function cellsIn(text: string, separator: string): string[] {
  const cells: string[] = [""];
  let quoted = false;
  for (const character of text.trimEnd()) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) cells.push("");
    else cells.push(`${cells.pop() ?? ""}${character}`);
  }
  return cells;
}

describe("cells", () => {
  it.each([
    ["dd/MM/yyyy", "09/03/2026"],
    ["d.M.yy", "9.3.26"],
    ["ddMM", "0903"],
    ["", "2026-03-09"],
  ])("have a day by the pattern %j as %j", (pattern, text) =>
    expect(writtenDay("2026-03-09", pattern)).toBe(text),
  );

  it("have what is no day as it is", () => expect(writtenDay("March", "dd/MM")).toBe("March"));

  it("of moments are days and clock times of the model's time zone; ISO 8601 says UTC itself", () => {
    const moment = {
      value: new Date("2026-03-08T22:30:00Z"),
      type: "date" as const,
      timeZone: "Asia/Kolkata",
    };
    expect(writtenText(moment, plainLayout)).toBe("2026-03-08T22:30:00.000Z");
    expect(writtenText(moment, { ...plainLayout, datePattern: "dd/MM/yyyy" })).toBe("09/03/2026");
    // Four o'clock in the morning of the 9th.
    expect(sheetCellOf(moment, plainLayout)).toEqual({ days: 46_090 + 4 / 24, time: true });
  });

  it("of a workbook are dates, unless a pattern says how they are written", () => {
    const cell = { value: "2026-03-09", type: "date" as const };
    expect(sheetCellOf(cell, plainLayout)).toEqual({ days: 46_090, time: false });
    expect(sheetCellOf(cell, { ...plainLayout, datePattern: "ddMM" })).toBe("0903");
  });

  it.each([
    ["1.50", 1.5],
    ["0.1000000000000000001", "0.1000000000000000001"],
    ["12345678901234567890", "12345678901234567890"],
  ])("of JSON are numbers where nothing of them is lost: %s", (value, json) =>
    expect(jsonValueOf({ value, type: "amount" }, plainLayout)).toBe(json),
  );
});

it("a line before the headings has the days that were asked for", () => {
  const now = new Date("2026-05-06T07:08:09.123Z");
  const line = "EXTF;{created};{yearStart};{from};{to}";
  expect(firstLineCells(line, { now, timeZone: "UTC" })).toEqual([
    "EXTF",
    "20260506070809123",
    "20260101",
    "20260101",
    "20260506",
  ]);
  expect(firstLineCells("{created};{to}", { now, timeZone: "America/Los_Angeles" })).toEqual([
    "20260506000809123",
    "20260506",
  ]);
  expect(
    firstLineCells("{from};{to}", { now, timeZone: "UTC", from: "2025-11-01", to: "2025-11-30" }),
  ).toEqual(["20251101", "20251130"]);
});

it("Windows-1252 has its own characters, letters without marks for others, and a question mark for the rest", () => {
  const text = "Año €5 – „ž“ Łódź 日";
  expect(new TextDecoder("windows-1252").decode(windows1252(text))).toBe("Año €5 – „ž“ ?ódz ?");
});

it.each([
  ["up:1", "bac"],
  ["up:0", "abc"],
  ["down:0", "bac"],
  ["down:2", "abc"],
  ["remove:1", "ac"],
  ["remove:9", "abc"],
  ["save", "abc"],
  ["add", "abc-"],
])("the button %s makes %s of abc", (pressed, names) => {
  const columns = [..."abc"].map((heading) => ({ heading, source: "constant", text: "" }));
  expect(
    movedColumns(columns, pressed)
      .map(({ heading }) => heading || "-")
      .join(""),
  ).toBe(names);
});

it.each([
  [{ columns: [] }, "exports.problem.no-columns"],
  [{ datePattern: "dd'x'" }, "exports.problem.date-pattern"],
  [{ firstLine: "a\nb" }, "exports.problem.first-line"],
  [
    { columns: ["a", "A"].map((heading) => ({ heading, source: "constant", text: "" })) },
    "exports.problem.heading-twice",
  ],
  [
    {
      columns: Array.from({ length: 61 }, (_, at) => ({ heading: `c${at}`, source: "constant", text: "" })),
    },
    "exports.problem.too-many-columns",
  ],
])("a layout with %j is refused", (part, message) => {
  const columns = [{ heading: "a", source: "constant", text: "" }];
  const { error } = layoutInput.safeParse({ ...plainLayout, columns, ...part });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
