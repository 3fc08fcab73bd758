/** A one-page PDF that shows one JPEG over the whole page, as scanners write it. The size is in points. */
export function pictureInPdf(
  jpeg: Uint8Array,
  pixels: { width: number; height: number },
  points: { width: number; height: number },
): Uint8Array {
  const drawing = `q ${points.width.toFixed(2)} 0 0 ${points.height.toFixed(2)} 0 0 cm /Im0 Do Q`;
  const picture = `<< /Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`;
  const objects = [
    [text("<< /Type /Catalog /Pages 2 0 R >>")],
    [text("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")],
    [
      text(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.width.toFixed(2)} ${points.height.toFixed(2)}] /Resources << /XObject << /Im0 5 0 R >> >> /Contents 4 0 R >>`,
      ),
    ],
    [text(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)],
    [text(`${picture}\nstream\n`), jpeg, text("\nendstream")],
  ];
  return pdfOf(objects);
}

/** A whole PDF from the bodies of its objects, numbered from 1; the first is the catalogue. */
export function pdfOf(objects: Uint8Array[][]): Uint8Array {
  const parts: Uint8Array[] = [text("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n")];
  const offsets: number[] = [];
  objects.forEach((body, i) => {
    offsets.push(sizeOf(parts));
    parts.push(text(`${i + 1} 0 obj\n`), ...body, text("\nendobj\n"));
  });
  const start = sizeOf(parts);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    text(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function sizeOf(parts: Uint8Array[]): number {
  return parts.reduce((size, part) => size + part.length, 0);
}

function text(value: string): Uint8Array {
  return Buffer.from(value, "latin1");
}
