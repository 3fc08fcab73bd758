import { deflateSync } from "node:zlib";

/** A grey picture to place on a page under a name, or any stream with its own dictionary. */
export type PdfPicture = { width: number; height: number; data: Uint8Array; dictionary?: string };

/** One page to make: its content operators, and what they refer to. `/F1` is Helvetica. */
export type PdfSheet = {
  content?: string;
  /** Stores the content compressed. */
  deflated?: boolean;
  size?: [width: number, height: number];
  rotate?: number;
  picture?: PdfPicture;
  /** A picture that the content itself places, as `/Im`. */
  placed?: PdfPicture;
  /** Fonts besides Helvetica, as entries of the page's resources. */
  fonts?: string;
};

/** Makes a small, valid PDF. `extra` objects are added as they are, after the pages. */
export function makePdf(sheets: PdfSheet[], extra: Uint8Array[] = []): Uint8Array {
  const objects: Uint8Array[] = [];
  const add = (body: Uint8Array) => objects.push(body);
  const pageNumber = (index: number) => 4 + index * 3;
  add(text("<</Type/Catalog/Pages 2 0 R>>"));
  const kids = sheets.map((_, index) => `${pageNumber(index)} 0 R`).join(" ");
  add(text(`<</Type/Pages/Kids[${kids}]/Count ${sheets.length}>>`));
  add(text("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"));
  sheets.forEach((sheet, index) => {
    for (const body of sheetObjects(sheet, pageNumber(index))) add(body);
  });
  for (const body of extra) add(body);
  return fileOf(objects);
}

/** A stream object with the given dictionary entries. */
export function pdfStream(dictionary: string, data: Uint8Array): Uint8Array {
  return join(text(`<<${dictionary}/Length ${data.length}>>stream\n`), data, text("\nendstream"));
}

/** Content operators that print lines of text down a page, from `top` on, in points. */
export function printedLines(
  lines: string[],
  { left = 60, top = 760, size = 12, leading = 20 } = {},
): string {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj 0 -${leading} Td`).join("\n");
  return `BT /F1 ${size} Tf ${left} ${top} Td\n${shown}\nET`;
}

function sheetObjects(sheet: PdfSheet, number: number): Uint8Array[] {
  const [width, height] = sheet.size ?? [595, 842];
  const placed = sheet.picture ? `q ${width} 0 0 ${height} 0 0 cm /Im Do Q\n` : "";
  const resources = `<</Font<</F1 3 0 R${sheet.fonts ?? ""}>>/XObject<</Im ${number + 2} 0 R>>>>`;
  return [
    text(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Rotate ${sheet.rotate ?? 0}` +
        `/Resources${resources}/Contents ${number + 1} 0 R>>`,
    ),
    contentStream(placed + (sheet.content ?? ""), sheet.deflated ?? false),
    pictureOf(sheet),
  ];
}

function pictureOf({ picture, placed }: PdfSheet): Uint8Array {
  const shown = picture ?? placed;
  return shown ? pictureObject(shown) : text("null");
}

function contentStream(content: string, deflated: boolean): Uint8Array {
  return deflated ? pdfStream("/Filter/FlateDecode", deflateSync(content)) : pdfStream("", text(content));
}

function pictureObject({ width, height, data, dictionary }: PdfPicture): Uint8Array {
  const head = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`;
  if (dictionary) return pdfStream(`${head}${dictionary}`, data);
  return pdfStream(`${head}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`, deflateSync(data));
}

function fileOf(objects: Uint8Array[]): Uint8Array {
  const parts = [text("%PDF-1.7\n")];
  const offsets: number[] = [];
  objects.forEach((body, index) => {
    offsets.push(lengthOf(parts));
    parts.push(text(`${index + 1} 0 obj\n`), body, text("\nendobj\n"));
  });
  const start = lengthOf(parts);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(text(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  parts.push(text(`trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  return join(...parts);
}

function text(value: string): Uint8Array {
  return Uint8Array.from(value, (character) => character.charCodeAt(0));
}

function lengthOf(parts: Uint8Array[]): number {
  return parts.reduce((length, part) => length + part.length, 0);
}

function join(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
