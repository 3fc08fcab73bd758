import { pdfOf } from "../../samples/written-pdf";
import type { Face } from "../drawing/face-widths";
import type { Ink, Rule, Sheet } from "../drawing/sheet";
import { hexOf, toUnicodeMap } from "./encode-text";

const faces = ["Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Bold", "Courier", "Courier-Bold"];
const firstFont = 4;
const firstPage = firstFont + faces.length;

/** The sheet as a PDF with the standard fonts: real text, every line of it one string. */
export function sheetPdf(sheet: Sheet): Uint8Array {
  const pages = Array.from({ length: sheet.pages }, (_, i) => i + 1);
  const kids = pages.map((page) => `${firstPage + (page - 1) * 2} 0 R`).join(" ");
  const map = toUnicodeMap();
  const fonts = faces.map((_, i) => `/F${i} ${firstFont + i} 0 R`).join(" ");
  return pdfOf([
    [latin("<< /Type /Catalog /Pages 2 0 R >>")],
    [latin(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)],
    [latin(`<< /Length ${map.length} >>\nstream\n${map}\nendstream`)],
    ...faces.map((face) => [
      latin(
        `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /ToUnicode 3 0 R /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [129 /rupee] >> >>`,
      ),
    ]),
    ...pages.flatMap((page, i) => {
      const content = contentOf(sheet, page);
      const box = `0 0 ${sheet.width.toFixed(2)} ${sheet.height.toFixed(2)}`;
      return [
        [
          latin(
            `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << /Font << ${fonts} >> >> /Contents ${firstPage + i * 2 + 1} 0 R >>`,
          ),
        ],
        [latin(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)],
      ];
    }),
  ]);
}

function contentOf(sheet: Sheet, page: number): string {
  const lines = sheet.rules.filter((rule) => rule.page === page).map((rule) => strokeOf(sheet, rule));
  const texts = sheet.inks.filter((ink) => ink.page === page).map((ink) => textOf(sheet, ink));
  return [...lines, "BT", ...texts, "ET"].join("\n");
}

function strokeOf(sheet: Sheet, { x1, y1, x2, y2, width }: Rule): string {
  const up = (y: number) => (sheet.height - y).toFixed(2);
  return `${width.toFixed(2)} w ${x1.toFixed(2)} ${up(y1)} m ${x2.toFixed(2)} ${up(y2)} l S`;
}

function textOf(sheet: Sheet, ink: Ink): string {
  const place = `1 0 0 1 ${ink.x.toFixed(3)} ${(sheet.height - ink.baseline).toFixed(3)} Tm`;
  return `/F${fontOf(ink.face)} ${ink.size.toFixed(3)} Tf ${(ink.stretch * 100).toFixed(2)} Tz ${place} ${hexOf(ink.text)} Tj`;
}

function fontOf({ family, bold }: Face): number {
  return ["sans", "serif", "mono"].indexOf(family) * 2 + (bold ? 1 : 0);
}

function latin(value: string): Uint8Array {
  return Buffer.from(value, "latin1");
}
