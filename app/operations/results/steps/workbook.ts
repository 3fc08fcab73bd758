import type { SheetCell } from "~/domain/exports/sheet-cell";
import { deflatedZip, type ZipPart } from "./deflated-zip";
import { textStream } from "./text-stream";

/** A table of a workbook; its rows are read once, when their turn comes. */
type Sheet = { name: string; headings: string[]; rows(): AsyncGenerator<SheetCell[]> };

/** Rows that a sheet can hold (Office Open XML), its headings among them. */
const mostRows = 1_048_576;

/**
 * An XLSX workbook that is streamed: whatever its length, one row is in memory. A table of more rows than a sheet holds
 * goes on in another sheet. Cells are text, numbers or dates and never formulas, so that nothing in them runs.
 */
export const workbookStream = (sheets: readonly Sheet[]): ReadableStream<Uint8Array> =>
  deflatedZip(partsOf(sheets));

async function* partsOf(sheets: readonly Sheet[]): AsyncGenerator<ZipPart> {
  const names: string[] = [];
  for (const { name, headings, rows } of sheets) {
    const left = rows();
    const state = { done: false };
    for (let number = 1; !state.done; number += 1) {
      names.push(number === 1 ? name : `${name} ${number}`);
      const path = `xl/worksheets/sheet${names.length}.xml`;
      yield { path, stream: textStream(sheetXml(headings, left, state)) };
    }
  }
  // How many sheets there are is known only now.
  for (const [path, text] of Object.entries(aboutXml(names))) yield { path, stream: textStream(once(text)) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

async function* sheetXml(
  headings: string[],
  rows: AsyncGenerator<SheetCell[]>,
  state: { done: boolean },
): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield rowXml(headings);
  for (let count = 1; count < mostRows; count += 1) {
    const { value, done } = await rows.next();
    if (done) {
      state.done = true;
      break;
    }
    yield rowXml(value);
  }
  yield "</sheetData></worksheet>";
}

const rowXml = (cells: readonly SheetCell[]) => `<row>${cells.map(cellXml).join("")}</row>`;

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c s="${cell.time ? 2 : 1}"><v>${cell.days}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Characters that a cell can hold. */
const mostCharacters = 32_767;

const escaped = (text: string): string =>
  text
    .slice(0, mostCharacters)
    // XML cannot hold these.
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    // The name of a sheet is in an attribute.
    .replaceAll('"', "&quot;");

function aboutXml(names: readonly string[]): Record<string, string> {
  const numbers = names.map((name, index) => ({ name, number: index + 1 }));
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  return {
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers
      .map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${relations}">${numbers
      .map(
        ({ number }) =>
          `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join("")}<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`,
    "_rels/.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "[Content_Types].xml": `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("/xl/workbook.xml", "sheet.main")}${part("/xl/styles.xml", "styles")}${numbers
      .map(({ number }) => part(`/xl/worksheets/sheet${number}.xml`, "worksheet"))
      .join("")}</Types>`,
  };
}
