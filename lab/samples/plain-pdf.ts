import { pdfOf } from "./written-pdf.ts";

/** A small PDF of one page with lines of text in Helvetica. */
export function plainPdf(lines: string[]): Uint8Array {
  const drawing = `BT /F1 12 Tf 14 TL 60 760 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(" ")} ET`;
  return pagesOf(1, drawing, `<< /Length ${drawing.length} >>`);
}

/** A PDF of many pages that all show the same content stream. */
export function pagesOf(count: number, content: Uint8Array | string, dictionary: string): Uint8Array {
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(" ");
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>";
  return pdfOf([
    [ascii("<< /Type /Catalog /Pages 2 0 R >>")],
    [ascii(`<< /Type /Pages /Kids [${kids}] /Count ${count} >>`)],
    [ascii("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")],
    [
      ascii(`${dictionary}\nstream\n`),
      typeof content === "string" ? ascii(content) : content,
      ascii("\nendstream"),
    ],
    ...Array.from({ length: count }, () => [ascii(page)]),
  ]);
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, "\\$&");
}

function ascii(value: string): Uint8Array {
  return Buffer.from(value, "latin1");
}
