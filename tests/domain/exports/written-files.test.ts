import { unzipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import type { SheetCell } from "~/domain/exports/sheet-cell";
import { readWorkbook } from "~/operations/edits/steps/read-workbook";
import { turns } from "~/operations/event-loop-turns";
import { fileNamePart, type Table, tableFile, templatePart } from "~/operations/results/steps/table-file";
import { textStream } from "~/operations/results/steps/text-stream";
import { workbookStream } from "~/operations/results/steps/workbook";
import { readXml } from "~/platform/reader/read-xml";

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());
const textOf = async (stream: ReadableStream<Uint8Array>) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytesOf(stream));
async function* given<T>(...rows: T[]): AsyncGenerator<T> {
  yield* rows;
}
const workbook = (name: string, headings: string[], ...rows: SheetCell[][]) =>
  bytesOf(workbookStream([{ name, headings, rows: () => given(...rows) }]));
const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => [path, new TextDecoder().decode(part)]),
  );

describe("a workbook that is written", () => {
  it("is read again with texts, numbers and days as they were", async () => {
    const bytes = await workbook(
      "Values",
      ["documentId", "total"],
      ["a", 12.5, { days: 46_085, time: false }],
      ["b", null, { days: 46_085.5, time: true }],
      ["", 0, "last"],
    );
    expect(readWorkbook(bytes)).toEqual([
      { number: 1, cells: ["documentId", "total"] },
      { number: 2, cells: ["a", 12.5, { days: 46_085 }] },
      { number: 3, cells: ["b", "", { days: 46_085.5 }] },
      { number: 4, cells: ["", 0, "last"] },
    ]);
  });

  it.each([
    ["markup", "<b>&amp;</b> \"x\" 'y'"],
    ["what looks like a formula", '=HYPERLINK("https://evil.example")'],
    ["spaces at its ends", "  a  "],
    ["line ends", "a\nb"],
    ["signs beyond the first plane", "𝒜 🧾"],
  ])("keeps a text with %s as text", async (_name, text) => {
    const [, row] = readWorkbook(await workbook("Values", ["documentId"], [text]));
    expect(row?.cells).toEqual([text]);
    const xml = partsOf(await workbook("Values", ["documentId"], [text]))["xl/worksheets/sheet1.xml"];
    expect(xml).not.toContain("<f>");
  });

  it("leaves out what XML cannot hold, and cuts what a cell cannot", async () => {
    const [, row] = readWorkbook(
      await workbook("Values", ["documentId"], ["a\u0000b\u0008c\ud800d\ufffee", "x".repeat(40_000)]),
    );
    expect(row?.cells[0]).toBe("abcde");
    expect(row?.cells[1]).toHaveLength(32_767);
  });

  it.each(['Ledger "A"', "R & D", "<all>", "O'Hara"])("may have a sheet that is called %s", async (name) => {
    const parts = partsOf(await workbook(name, ["documentId"], ["a"]));
    const book = readXml(new TextEncoder().encode(parts["xl/workbook.xml"]));
    expect(JSON.stringify(book)).toContain(JSON.stringify(name).slice(1, -1));
    expect(readWorkbook(await workbook(name, ["documentId"], ["a"]))).toHaveLength(2);
  });

  it("names every part that it has, and no other", async () => {
    const parts = partsOf(
      await bytesOf(
        workbookStream([
          { name: "One", headings: ["a"], rows: () => given<SheetCell[]>() },
          { name: "Two", headings: ["b"], rows: () => given<SheetCell[]>([1]) },
        ]),
      ),
    );
    expect(Object.keys(parts).sort()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
      "xl/worksheets/sheet2.xml",
    ]);
    for (const [path, xml] of Object.entries(parts))
      expect(() => readXml(new TextEncoder().encode(xml)), path).not.toThrow();
    const named = [...(parts["[Content_Types].xml"] ?? "").matchAll(/PartName="\/([^"]*)"/g)].map(
      ([, path]) => path,
    );
    for (const path of named) expect(parts).toHaveProperty([path ?? ""]);
    expect(parts["xl/workbook.xml"]?.match(/<sheet /g)).toHaveLength(2);
  });
});

describe("a text that is written while it is read", () => {
  const counted = () => {
    const asked = { parts: 0, ended: false };
    async function* parts(): AsyncGenerator<string> {
      try {
        for (;;) {
          asked.parts += 1;
          yield "x".repeat(1_000);
        }
      } finally {
        asked.ended = true;
      }
    }
    return { asked, parts: parts() };
  };

  it("is asked for no more than was taken, and for nothing once nobody reads on", async () => {
    const { asked, parts } = counted();
    const reader = textStream(parts).getReader();
    expect(asked.parts).toBe(0);
    const { value } = await reader.read();
    expect([value?.byteLength, asked.parts]).toEqual([33_000, 33]);
    await reader.read();
    expect(asked.parts).toBe(66);
    await reader.cancel();
    expect(asked).toEqual({ parts: 66, ended: true });
  });

  it("has its last part however short, in the encoding that is asked for", async () => {
    expect(await textOf(textStream(given("a", "é")))).toBe("aé");
    expect(await textOf(textStream(given<string>()))).toBe("");
    const shouted = textStream(given("ab"), (text) => new TextEncoder().encode(text.toUpperCase()));
    expect(await textOf(shouted)).toBe("AB");
  });
});

describe("a table that is written", () => {
  const table: Table = {
    name: "Checks",
    headings: ["file", "count"],
    rows: () =>
      given(
        [["a,b.pdf", 1]],
        [],
        [
          ['=1+"x"', null],
          ["c", -2],
        ],
      ),
  };

  it("is CSV for spreadsheets, run by run", async () => {
    const { stream, contentType, fileName } = tableFile(table, "csv", "checks");
    expect(await textOf(stream)).toBe('\ufefffile,count\r\n"a,b.pdf",1\r\n"\'=1+""x""",\r\nc,-2\r\n');
    expect([contentType, fileName]).toEqual(["text/csv; charset=utf-8", "checks.csv"]);
  });

  it("is JSON with an object for each row, and a list without any", async () => {
    expect(JSON.parse(await textOf(tableFile(table, "json", "checks").stream))).toEqual([
      { file: "a,b.pdf", count: 1 },
      { file: '=1+"x"', count: null },
      { file: "c", count: -2 },
    ]);
    const none = { ...table, rows: () => given<(string | null)[][]>() };
    expect(JSON.parse(await textOf(tableFile(none, "json", "checks").stream))).toEqual([]);
    const short = { ...table, rows: () => given([["only"]]) };
    expect(JSON.parse(await textOf(tableFile(short, "json", "checks").stream))).toEqual([
      { file: "only", count: null },
    ]);
  });

  it("is a workbook with its name on the sheet", async () => {
    const bytes = await bytesOf(tableFile(table, "xlsx", "checks").stream);
    expect(partsOf(bytes)["xl/workbook.xml"]).toContain('name="Checks"');
    expect(readWorkbook(bytes).map(({ cells }) => cells.length)).toEqual([2, 2, 1, 2]);
  });

  it.each([
    ["Bills & more", "Bills-more", "Bills-more"],
    ["  Ärger/2026 ", "Ärger-2026", "Ärger-2026"],
    ["../../etc/passwd", "etc-passwd", "etc-passwd"],
    ["ERP_import", "ERP-import", "ERP_import"],
    ["???", "documents", "export"],
    ["", "documents", "export"],
  ])("of %s is called %s, of a template %s", (name, ofModel, ofTemplate) => {
    expect([fileNamePart(name), templatePart(name)]).toEqual([ofModel, ofTemplate]);
  });
});

describe("turns between the pieces of long work", () => {
  it("are taken when the last one is a while ago, and cost nothing otherwise", async () => {
    vi.useFakeTimers();
    try {
      let now = 0;
      const turn = turns(() => now);
      now = 29;
      expect(turn()).toBeUndefined();
      now = 30;
      const pause = turn();
      expect(pause).toBeInstanceOf(Promise);
      now = 45;
      await vi.runAllTimersAsync();
      await pause;
      now = 74;
      expect(turn()).toBeUndefined();
      now = 75;
      expect(turn()).toBeInstanceOf(Promise);
      await vi.runAllTimersAsync();
    } finally {
      vi.useRealTimers();
    }
  });
});
