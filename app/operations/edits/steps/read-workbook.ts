import { Unzip, UnzipInflate } from "fflate";
import { SaxesParser } from "saxes";
import { isHeading } from "~/domain/edits/read-table";
import { nameIn, type SheetRow, type SheetValue } from "~/domain/edits/sheet-value";
import { UnusableFile } from "~/domain/edits/unusable-file";

/** Sheets that are looked through for one of values. */
const mostSheets = 20;
/** Characters of the texts that a workbook keeps beside its sheets: 10,000 rows of sixty cells have some 10 million. */
const mostShared = 20_000_000;
/** Bytes of one part once it is unpacked; a sheet of 10,000 rows of sixty cells has some 40 MB. */
const mostPartBytes = 120 * 1024 * 1024;
/** Cells of all rows, the empty ones among them: what 10,000 rows of a hundred columns have. */
const mostCells = 1_000_000;
/** The last column that a sheet has (XFD). */
const lastColumn = 16_384;

/**
 * The rows of the first sheet of an XLSX workbook that has a heading "documentId", else those of its first sheet. The file is
 * unpacked piece by piece, and nothing of it but its cells is kept. Formulas count as what they came to. Throws UnusableFile.
 */
export function readWorkbook(bytes: Uint8Array): SheetRow[] {
  try {
    return rowsOf(bytes);
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    throw new UnusableFile("edits.problem.broken-workbook", {}, { cause: error });
  }
}

function rowsOf(bytes: Uint8Array): SheetRow[] {
  const about = aboutWorkbook(bytes);
  let first: SheetRow[] | null = null;
  for (const path of about.sheets.slice(0, mostSheets)) {
    const rows = sheetRows(bytes, path, about);
    if (isHeading(rows[0]?.cells.map(nameIn) ?? [])) return rows;
    first ??= rows;
  }
  if (!first) throw new UnusableFile("edits.problem.broken-workbook");
  return first;
}

/** What cells refer to: texts by their number, the kind of a number by its style, and on which day counting begins. */
type Workbook = {
  sheets: string[];
  texts: string[];
  kinds: ("number" | "date" | "share")[];
  is1904: boolean;
};

function aboutWorkbook(bytes: Uint8Array): Workbook {
  const texts: string[] = [];
  const styles = styleReader();
  const book = bookReader();
  const targets = new Map<string, string>();
  const ways = elementReader((name, attributes) => {
    if (name === "Relationship") targets.set(attributes.Id ?? "", attributes.Target ?? "");
  });
  readParts(bytes, {
    "xl/workbook.xml": book.reader,
    "xl/_rels/workbook.xml.rels": ways,
    "xl/styles.xml": styles.reader,
    "xl/sharedStrings.xml": textsReader(texts),
  });
  const sheets = book.sheets.map((id) => pathOf(targets.get(id) ?? ""));
  return { sheets, texts, kinds: styles.kinds(), is1904: book.is1904() };
}

const pathOf = (target: string): string =>
  target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;

type Attributes = Record<string, string>;
/** Takes an XML part as it comes. */
type PartReader = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
};

const elementReader = (open: PartReader["open"]): PartReader => ({ open, close() {}, text() {} });

function bookReader() {
  const sheets: string[] = [];
  let is1904 = false;
  const reader = elementReader((name, attributes) => {
    if (name === "sheet") sheets.push(attributes.id ?? "");
    if (name === "workbookPr") is1904 = ["1", "true"].includes(attributes.date1904 ?? "");
  });
  return { reader, sheets, is1904: () => is1904 };
}

function styleReader() {
  const formats = new Map<number, string>();
  const used: number[] = [];
  let isCells = false;
  const reader: PartReader = {
    open(name, attributes) {
      if (name === "numFmt") formats.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      if (name === "cellXfs") isCells = true;
      if (name === "xf" && isCells) used.push(Number(attributes.numFmtId ?? 0));
    },
    close(name) {
      if (name === "cellXfs") isCells = false;
    },
    text() {},
  };
  return { reader, kinds: () => used.map((id) => kindOf(id, formats.get(id))) };
}

/** What a number of a format is. The numbers below 164 are formats that every program knows (ECMA-376, 18.8.30). */
function kindOf(id: number, code: string | undefined): Workbook["kinds"][number] {
  if (code === undefined) {
    const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
    return isDate ? "date" : id === 9 || id === 10 ? "share" : "number";
  }
  // What is in quotation marks, in brackets or behind a backslash is printed as it is.
  const plain = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, "");
  if (/[ymd]|h|ss/i.test(plain.replace(/general|standard/gi, ""))) return "date";
  return plain.includes("%") ? "share" : "number";
}

function textsReader(texts: string[]): PartReader {
  let text: string | null = null;
  let isText = false;
  let isPhonetic = false;
  let length = 0;
  return {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") isPhonetic = true;
      if (name === "t") isText = !isPhonetic;
    },
    close(name) {
      if (name === "t") isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name !== "si") return;
      texts.push(text ?? "");
      text = null;
    },
    text(piece) {
      if (!isText || text === null) return;
      length += piece.length;
      if (length > mostShared) throw new UnusableFile("edits.problem.too-large");
      text += piece;
    },
  };
}

function sheetRows(bytes: Uint8Array, path: string, book: Workbook): SheetRow[] {
  const rows: SheetRow[] = [];
  let row: SheetRow | null = null;
  let cell: { at: number; type: string; style: number; text: string } | null = null;
  let isValue = false;
  let count = 0;
  let number = 0;
  const endCell = () => {
    if (!row || !cell) return;
    const value = sheetValueOf(cell, book);
    const { at } = cell;
    cell = null;
    if (value === "") return;
    count += at + 1 - row.cells.length;
    if (count > mostCells) throw new UnusableFile("edits.problem.too-large");
    while (row.cells.length < at) row.cells.push("");
    row.cells[at] = value;
  };
  let next = 0;
  readParts(bytes, {
    [path]: {
      open(name, attributes) {
        if (name === "row") {
          number = Number(attributes.r) || number + 1;
          row = { number, cells: [] };
          next = 0;
        } else if (name === "c") {
          const at = columnOf(attributes.r) ?? next;
          if (at >= lastColumn) throw new UnusableFile("edits.problem.broken-workbook");
          next = at + 1;
          cell = { at, type: attributes.t ?? "n", style: Number(attributes.s ?? 0), text: "" };
        } else if (name === "v" || name === "t") isValue = true;
        // What is read out beside a text is no part of it.
        else if (name === "rPh") isValue = false;
      },
      close(name) {
        if (name === "v" || name === "t") isValue = false;
        if (name === "c") endCell();
        if (name === "row" && row) {
          if (row.cells.length > 0) rows.push(row);
          row = null;
        }
      },
      text(piece) {
        if (cell && isValue) cell.text += piece;
      },
    },
  });
  return rows;
}

function columnOf(reference: string | undefined): number | null {
  const letters = reference && /^[A-Z]{1,3}/i.exec(reference)?.[0];
  if (!letters) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Days between the two ways of counting them: from 1900, and, on old Macintoshes, from 1904. */
const daysTo1904 = 1_462;

function sheetValueOf(cell: { type: string; style: number; text: string }, book: Workbook): SheetValue {
  const { type, style, text } = cell;
  if (type === "s") return book.texts[Number(text)] ?? "";
  if (type === "b") return text === "1" ? "TRUE" : "FALSE";
  if (type === "d") return text.slice(0, 10);
  if (type !== "n" || text === "") return text;
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  const kind = book.kinds[style] ?? "number";
  if (kind === "date") return { days: book.is1904 ? value + daysTo1904 : value };
  return kind === "share" ? { share: value } : value;
}

/** Small pieces, so that what was made to do harm is noticed before much of it was unpacked. */
const pieceBytes = 16 * 1024;

/** Reads these parts of an archive, each as it is unpacked; parts that are not there are not read. */
function readParts(bytes: Uint8Array, readers: Readonly<Record<string, PartReader>>): void {
  const wanted = new Map(Object.entries(readers));
  const unzip = new Unzip((file) => {
    const reader = wanted.get(file.name.replaceAll("\\", "/"));
    if (!reader) return;
    const parser = parserOf(reader);
    const decoder = new TextDecoder();
    let size = 0;
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      size += data.length;
      if (size > mostPartBytes) throw new UnusableFile("edits.problem.too-large");
      parser.write(decoder.decode(data, { stream: !isLast }));
      if (isLast) parser.close();
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
}

function parserOf(reader: PartReader): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new UnusableFile("edits.problem.broken-workbook");
  });
  parser.on("opentag", ({ local, attributes }) =>
    reader.open(
      local,
      Object.fromEntries(Object.values(attributes).map(({ local: name, value }) => [name, value])),
    ),
  );
  parser.on("closetag", ({ local }) => reader.close(local));
  parser.on("text", (text) => reader.text(text));
  parser.on("cdata", (text) => reader.text(text));
  return parser;
}
