/** A PDF of pages with these lines of Helvetica text; a page without lines holds drawn strokes, as a scan does. */
export function smallPdf(pages: string[][]): Uint8Array {
  const first = 4;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${first + page * 2} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((lines, page) => {
      const text = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
      const content = lines.length > 0 ? `BT /F1 12 Tf 18 TL 60 760 Td\n${text}\nET` : strokes;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + page * 2 + 1} 0 R
           /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return new TextEncoder().encode(fileOf(objects));
}

/** Bars as thick as bold print: dark enough that nobody takes the page for blank. */
const strokes = Array.from({ length: 20 }, (_, row) => `60 ${740 - row * 30} 400 14 re f`).join("\n");

function fileOf(objects: string[]): string {
  const offsets: number[] = [];
  let file = "%PDF-1.7\n";
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
