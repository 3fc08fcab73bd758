import { crc32, deflateSync } from "node:zlib";
import { pagesOf, plainPdf } from "./plain-pdf.ts";
import { pdfOf } from "./written-pdf.ts";
import { greyPng } from "./written-png.ts";

const INVOICE = [
  "INVOICE 7001",
  "Invoice date: 2026-10-05",
  "Subtotal: 100.00",
  "Tax 10%: 10.00",
  "Total: USD 110.00",
];
const BOMB_BYTES = 80 * 1024 * 1024;

/** A valid one-page PDF from which the damaged files are made. */
export const validPdf = plainPdf(INVOICE);

/** Every hostile file that needs no tool and no browser, by name. */
export function hostileFiles(): Record<string, Uint8Array> {
  return {
    "empty.pdf": new Uint8Array(),
    "truncated.pdf": validPdf.subarray(0, Math.floor(validPdf.length * 0.6)),
    "broken-xref.pdf": brokenXref(),
    "text-named.pdf": ascii("Dear sir or madam,\nplease find no invoice enclosed.\n"),
    "page-named.pdf": ascii(
      "<!doctype html><title>Invoice</title><script>document.title = 'ran'</script><p>Total 110.00</p>\n",
    ),
    "archive-named.pdf": zipOf("invoice.txt", ascii("Total 110.00\n")),
    "program-named.pdf": program(),
    "deflate-bomb.pdf": deflateBomb(),
    "huge-picture.pdf": hugePicturePdf(),
    "huge-picture.png": greyPng({ width: 20_000, height: 20_000 }, 4096),
    "huge-picture.jpg": hugeJpeg(),
    "overfull-picture.png": greyPng({ width: 400, height: 300 }, 32 * 1024 * 1024),
    "many-pages.pdf": manyPages(250),
  };
}

/** Each offset of the table is wrong and the table itself is announced at the wrong place; all objects are whole. */
function brokenXref(): Uint8Array {
  const text = Buffer.from(validPdf).toString("latin1");
  const wrong = text
    .replace(
      /^\d{10} 00000 n/gm,
      (entry) => `${String(Number(entry.slice(0, 10)) + 37).padStart(10, "0")} 00000 n`,
    )
    .replace(/startxref\n\d+/, "startxref\n12");
  return ascii(wrong);
}

/** Deflated twice, as a PDF may ask for: one layer alone cannot pack more than a thousandfold. */
function deflateBomb(): Uint8Array {
  const content = deflateSync(deflateSync(Buffer.alloc(BOMB_BYTES), { level: 9 }), { level: 9 });
  return pagesOf(1, content, `<< /Filter [/FlateDecode /FlateDecode] /Length ${content.length} >>`);
}

function hugePicturePdf(): Uint8Array {
  const drawing = "q 595 0 0 842 0 0 cm /Im0 Do Q";
  const data = deflateSync(Buffer.alloc(8192));
  const picture = `<< /Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>`;
  return pdfOf([
    [ascii("<< /Type /Catalog /Pages 2 0 R >>")],
    [ascii("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")],
    [
      ascii(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Im0 5 0 R >> >> /Contents 4 0 R >>",
      ),
    ],
    [ascii(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)],
    [ascii(`${picture}\nstream\n`), data, ascii("\nendstream")],
  ]);
}

/** Only the start of a JPEG: a frame of 20,000 x 20,000 grey pixels, a scan without data, the end. */
function hugeJpeg(): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, 0x4e, 0x20, 0x4e, 0x20, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  return Uint8Array.from([0xff, 0xd8, ...frame, ...scan, 0xff, 0xd9]);
}

function manyPages(count: number): Uint8Array {
  const drawing = "BT /F1 12 Tf 60 760 Td (INVOICE 7001) Tj ET";
  return pagesOf(count, drawing, `<< /Length ${drawing.length} >>`);
}

/** The first bytes of a Windows program and nothing that could run. */
function program(): Uint8Array {
  const bytes = Buffer.alloc(512);
  bytes.write("MZ", 0, "latin1");
  bytes.writeUInt32LE(0x80, 0x3c);
  bytes.write("This program cannot be run in DOS mode.", 0x4e, "latin1");
  bytes.write("PE\0\0", 0x80, "latin1");
  return bytes;
}

/** A ZIP archive with one stored file. */
export function zipOf(name: string, data: Uint8Array): Uint8Array {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([ascii("PK\u0003\u0004"), fields, ascii(name), data]);
  const central = Buffer.concat([ascii("PK\u0001\u0002\u0014\u0000"), fields, Buffer.alloc(14), ascii(name)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, ascii("PK\u0005\u0006"), end]);
}

function ascii(value: string): Uint8Array {
  return Buffer.from(value, "latin1");
}
