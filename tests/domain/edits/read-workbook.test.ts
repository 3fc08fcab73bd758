import { zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { UnusableFile } from "~/domain/edits/unusable-file";
import { readWorkbook } from "~/operations/edits/steps/read-workbook";

const heads = ["documentId", "revision", "invoiceDate", "total"];
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const rels = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A workbook as some program writes it, part by part. */
const workbook = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        "xl/workbook.xml": `<workbook ${main} ${rels}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        "xl/_rels/workbook.xml.rels":
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
        ...parts,
      }).map(([path, xml]) => [path, new TextEncoder().encode(xml)]),
    ),
  );
const sheet = (rows: string) => `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;

describe("a workbook", () => {
  it("of another program gives texts, numbers and days", async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: "Values", rows: [heads, ["a", "r0", new Date("2026-03-04T00:00:00Z"), 12.5]] }],
    });
    expect(readWorkbook(bytes)).toEqual([
      { number: 1, cells: heads },
      { number: 2, cells: ["a", "r0", { days: 46_085 }, 12.5] },
    ]);
  });

  it("may have the sheet of values behind others", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "Notes", rows: [["Remember", "the milk"]] },
        { name: "Values", rows: [heads, ["a", "r0", "", 1]] },
      ],
    });
    expect(readWorkbook(bytes)[0]?.cells).toEqual(heads);
  });

  it("keeps the places of cells and the numbers of rows, shares, texts in pieces and what formulas came to", () => {
    const bytes = workbook({
      "xl/sharedStrings.xml": `<sst ${main}><si><r><t>docu</t></r><r><t>mentId</t></r><rPh><t>x</t></rPh></si></sst>`,
      "xl/styles.xml": `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="&quot;days&quot; 0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
      "xl/worksheets/sheet1.xml": sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="4"><c r="B4" s="1"><v>46085</v></c><c r="D4" s="2"><v>0.19</v></c><c r="E4" s="3"><v>7</v></c><c r="F4" t="str"><f>A1&amp;"x"</f><v>a&lt;b</v></c><c r="G4" t="e"><v>#REF!</v></c><c r="H4" t="b"><v>1</v></c></row>',
      ),
    });
    expect(readWorkbook(bytes)).toEqual([
      { number: 1, cells: ["documentId"] },
      { number: 4, cells: ["", { days: 46_085 }, "", { share: 0.19 }, 7, "a<b", "#REF!", "TRUE"] },
    ]);
  });

  it("that counts days from 1904 means the same days", () => {
    const bytes = workbook({
      "xl/workbook.xml": `<workbook ${main} ${rels}><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      "xl/styles.xml": `<styleSheet ${main}><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`,
      "xl/worksheets/sheet1.xml": sheet('<row><c s="0"><v>44623</v></c></row>'),
    });
    expect(readWorkbook(bytes)).toEqual([{ number: 1, cells: [{ days: 46_085 }] }]);
  });

  it.each([
    ["no archive", new TextEncoder().encode("PK no archive")],
    ["an archive of something else", zipSync({ "a.txt": new Uint8Array(3) })],
    ["broken XML", workbook({ "xl/worksheets/sheet1.xml": "<worksheet><row>" })],
    [
      "a document type",
      workbook({ "xl/worksheets/sheet1.xml": `<!DOCTYPE a [<!ENTITY b "c">]>${sheet("")}` }),
    ],
    [
      "cells far to the right",
      workbook({ "xl/worksheets/sheet1.xml": sheet('<row><c r="ZZZ1"><v>1</v></c></row>') }),
    ],
  ])("that is %s is refused", (_, bytes) => {
    expect(() => readWorkbook(bytes)).toThrow(UnusableFile);
  });

  it("that was made to grow when it is unpacked is refused", () => {
    const row = `<row>${'<c r="XFD1"><v>1</v></c>'}</row>`;
    expect(() => readWorkbook(workbook({ "xl/worksheets/sheet1.xml": sheet(row.repeat(100)) }))).toThrow(
      expect.objectContaining({ problem: { key: "edits.problem.too-large", values: {} } }),
    );
  });
});
