import { describe, expect, it } from "vitest";
import { valueColumnsOf } from "~/domain/edits/edit-columns";
import { editFormatOf } from "~/domain/edits/edit-format-of";
import { dayOfSerial, decimalText, keptCell, nameIn } from "~/domain/edits/sheet-value";
import { csvFileText, jsonFileText, sheetCells, type ValueRow } from "~/domain/edits/written-rows";
import type { ExportedField } from "~/domain/exports/exported-document";

describe("the serial number of a day", () => {
  it.each([
    [1, "1900-01-01"],
    [59, "1900-02-28"],
    // Spreadsheets have a 29th of February in 1900.
    [61, "1900-03-01"],
    [25_569, "1970-01-01"],
    [46_348, "2026-11-22"],
    [46_348.99, "2026-11-22"],
    [2_958_465, "9999-12-31"],
  ])("%d is %s", (days, day) => {
    expect(dayOfSerial(days)).toBe(day);
  });

  it("is none before the first and after the last that spreadsheets count", () => {
    for (const days of [0, -1, 0.5, 2_958_466, Number.NaN, Number.POSITIVE_INFINITY])
      expect(dayOfSerial(days)).toBeNull();
  });

  it("goes on day by day over a century", () => {
    for (let days = 61; days < 40_000; days += 101) {
      const [day, next] = [dayOfSerial(days), dayOfSerial(days + 1)];
      expect(Date.parse(next ?? "") - Date.parse(day ?? "")).toBe(24 * 60 * 60 * 1_000);
    }
  });
});

describe("a number of a spreadsheet as decimal text", () => {
  it.each([
    [0.1 + 0.2, "0.3"],
    [1.005 * 3, "3.015"],
    [-12, "-12"],
    [1e-7, "0.0000001"],
    [123_456_789_012_345, "123456789012345"],
    [0, "0"],
  ])("%d is %s", (value, text) => {
    expect(decimalText(value)).toBe(text);
  });

  it("is none beyond what has such a text", () => {
    for (const value of [1e21, -1e22, Number.NaN, Number.POSITIVE_INFINITY])
      expect(decimalText(value)).toBeNull();
  });
});

describe("a cell as it is kept", () => {
  it("keeps texts with one kind of line end, and nothing as nothing", () => {
    expect(keptCell("a\r\nb", "text")).toBe("a\nb");
    expect(keptCell(undefined, "text")).toBe("");
  });

  it("takes a number in a column of dates for a day that lost its format", () => {
    expect(keptCell(46_348, "date")).toBe("2026-11-22");
    expect(keptCell(0, "date")).toBe(0);
    expect(keptCell(46_348, "number")).toBe(46_348);
  });

  it("takes days for days in any column", () => {
    expect(keptCell({ days: 46_348.5 }, "text")).toBe("2026-11-22");
    expect(keptCell({ days: 0.25 }, "text")).toBe(0.25);
  });

  it("takes a share as its column has it", () => {
    expect(keptCell({ share: 0.19 }, "percent")).toBe(19);
    expect(keptCell({ share: 0.07 }, "percent")).toBe(7);
    expect(keptCell({ share: 0.19 }, "amount")).toBe(0.19);
    expect(keptCell({ share: 0.19 }, "text")).toBe("19%");
  });

  it("names something when it is text or a number", () => {
    expect([nameIn(" r1 "), nameIn(12), nameIn({ days: 5 }), nameIn(undefined)]).toEqual([
      "r1",
      "12",
      "",
      "",
    ]);
  });
});

describe("the format of a file of values", () => {
  const of = (text: string) => editFormatOf(new TextEncoder().encode(text));

  it("is told by its content", () => {
    expect(of("PK\u0003\u0004")).toBe("xlsx");
    expect(of('\ufeff \n[{"documentId":1}]')).toBe("json");
    expect(of("{}")).toBe("json");
    expect(of("documentId;total\n")).toBe("csv");
    expect(of("")).toBe("csv");
  });
});

const field = (name: string, line: boolean, type = "text") =>
  ({ key: name, name, line, type }) as ExportedField;
const fields = [field("total", false, "amount"), field("note", false), field("total", true, "amount")];
const rows: ValueRow[] = [
  { documentId: "d1", fileName: "a.pdf", revision: "r1", line: null, values: { total: { value: "1234.5" } } },
  { documentId: "d1", fileName: "a.pdf", revision: "r1", line: 1, values: { total: { value: "34.5" } } },
  { documentId: "d1", fileName: "a.pdf", revision: "r1", line: 2, values: {} },
  { documentId: "d2", fileName: 'b"c.pdf', revision: "r4", line: null, values: { note: { value: "=1+1" } } },
];
async function* all() {
  yield* rows;
}
const read = async (text: AsyncIterable<string>) => {
  let whole = "";
  for await (const piece of text) whole += piece;
  return whole;
};

describe("the columns of a file of values", () => {
  it("have those of line items under another heading where a name is taken", () => {
    expect(valueColumnsOf(fields).map(({ heading }) => heading)).toEqual(["total", "note", "line.total"]);
    expect(valueColumnsOf(fields, false).map(({ heading }) => heading)).toEqual(["total", "note"]);
    expect(valueColumnsOf([field("line", true)]).map(({ heading }) => heading)).toEqual(["line.line"]);
  });
});

describe("rows of a file of values", () => {
  const columns = valueColumnsOf(fields);

  it("have values of their own kind only", () => {
    const [document, line] = rows.map((row) => sheetCells(row, columns));
    expect(document?.slice(4)).toEqual([1234.5, expect.anything(), null]);
    expect(line?.slice(0, 4)).toEqual(["d1", "a.pdf", "r1", 1]);
    expect(line?.slice(4, 6)).toEqual([null, null]);
    expect(line?.[6]).toBe(34.5);
  });

  it("are written as JSON that says the same", async () => {
    expect(JSON.parse(await read(jsonFileText(all(), columns)))).toEqual([
      {
        documentId: "d1",
        fileName: "a.pdf",
        revision: "r1",
        fields: { total: "1234.5", note: null },
        lineItems: [
          { line: 1, values: { total: "34.5" } },
          { line: 2, values: { total: null } },
        ],
      },
      {
        documentId: "d2",
        fileName: 'b"c.pdf',
        revision: "r4",
        fields: { total: null, note: "=1+1" },
        lineItems: [],
      },
    ]);
    const none = (async function* () {})() as AsyncIterable<ValueRow>;
    expect(JSON.parse(await read(jsonFileText(none, columns)))).toEqual([]);
  });

  it("are written as CSV with the marks of the dialect, and no formula", async () => {
    const dialect = { separator: ";", decimalMark: "," } as Parameters<typeof csvFileText>[2];
    const lines = (await read(csvFileText(all(), columns, dialect)))
      .replace(/^\ufeff/, "")
      .trim()
      .split(/\r?\n/);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe("documentId;fileName;revision;line;total;note;line.total");
    expect(lines[1]).toContain("1234,5");
    expect(lines[2]?.split(";").slice(3)).toEqual(["1", "", "", "34,5"]);
    expect(lines[4]).not.toMatch(/;"?=1/);
  });
});
