import { expect, it } from "vitest";
import { decodedText } from "~/domain/edits/decoded-text";
import { readJson } from "~/domain/edits/read-json";
import { readTable } from "~/domain/edits/read-table";
import { csvRecords } from "~/domain/exports/read-csv";

const fields = [
  { key: "total", name: "total", type: "amount" as const, line: false },
  { key: "note", name: "note", type: "text" as const, line: false },
  { key: "lineNote", name: "note", type: "text" as const, line: true },
];
const read = (text: string) => readTable(csvRecords(text), fields);

it.each([
  ["a byte order mark", "\ufeffdocumentId,revision,total\na,1,2"],
  ["semicolons", "documentId;revision;total\r\na;1;2\r\n"],
  ["tabs", "documentId\trevision\ttotal\na\t1\t2"],
  ["a line that says what parts cells", "sep=;\r\ndocumentId;revision;total\r\na;1;2"],
  ["quotation marks", '"documentId","revision","total"\n"a","1","2"'],
  ["another order and other capitals", "TOTAL,documentid,Revision\n2,a,1"],
])("a file with %s is read", async (_, text) => {
  expect(await read(text)).toMatchObject({
    layout: { columns: [{ source: "field.total", name: "total" }] },
    rows: [{ number: 2, documentId: "a", revision: "1", line: "", cells: ["2"] }],
  });
});

it("rows keep their numbers behind empty ones and line breaks in cells", async () => {
  const { rows } = await read('documentId,revision,note\na,1,"x\ny"\n\n,,\nb,1,z');
  expect(rows.map(({ number, cells }) => [number, cells])).toEqual([
    [2, ["x\ny"]],
    [5, ["z"]],
  ]);
});

it("a line item's column that is named like a header field has its own name", async () => {
  const { layout, rows } = await read("documentId,revision,line,note,line.note\na,1,,x,\na,1,1,,y");
  expect(layout.columns.map(({ source }) => source)).toEqual(["field.note", "line.lineNote"]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["x", null],
    [null, "y"],
  ]);
});

it("encodings of spreadsheets are told apart", () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x61, 0x00, 0xe9, 0x00]);
  expect(decodedText(utf16)).toBe("a\u00e9");
  expect(decodedText(new Uint8Array([0x61, 0xe9]))).toBe("a\u00e9");
  expect(decodedText(new TextEncoder().encode("a\u00e9"))).toBe("a\u00e9");
});

it("JSON says what shall stand, takes values with what exports say besides, and keeps unknown names", () => {
  const text = JSON.stringify([
    {
      documentId: "a",
      revision: 3,
      fields: { total: { value: "7", confidence: 1 }, extra: "x" },
      lineItems: [
        { line: 1, values: { note: null } },
        { line: "new", values: { note: "y" } },
      ],
    },
  ]);
  const { layout, rows } = readJson(text, fields);
  expect(layout.columns.map(({ source, name }) => [source, name])).toEqual([
    ["field.total", "total"],
    ["field.note", "note"],
    ["line.lineNote", "line.note"],
    [null, "extra"],
  ]);
  expect(rows).toEqual([
    { number: 1, documentId: "a", revision: "3", line: "", cells: ["7", null, null, "x"] },
    { number: 2, documentId: "a", revision: "3", line: "1", cells: [null, null, "", null] },
    { number: 3, documentId: "a", revision: "3", line: "new", cells: [null, null, "y", null] },
  ]);
});
