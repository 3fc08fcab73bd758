import { readFileSync } from "node:fs";
import path from "node:path";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { root } from "../bootstrap.mjs";

/** How often each kind comes, in ten documents. */
export const shares = { "text page": 6, scan: 2, "several pages": 2 };
const pagesOfLong = 5;
const linesOnPage = 30;

/**
 * The papers that are sent, all of our own making: `take(kind, number)` answers bytes that were not sent before, so that
 * none is answered from what is known of another.
 */
export async function soakDocuments() {
  const read = (file) => readFileSync(path.join(root, file));
  const files = {
    "text page": [1, 2, 3]
      .map((number) => read(`public/samples/us/invoice-${number}.pdf`))
      .concat(read("scripts/seed/documents/bluestem-invoice-20418.pdf")),
    scan: [read("scripts/seed/documents/wattlebrook-tax-invoice-scan.pdf")],
    "several pages": [await longInvoice()],
  };
  return {
    take(kind, number) {
      const file = files[kind][number % files[kind].length];
      // A comment behind the end of a PDF changes its digest and nothing else.
      return Buffer.concat([file, Buffer.from(`\n%soak ${number}\n`)]);
    },
  };
}

/** The kind of the document with this number: in ten of them each as often as it should. */
export function kindOf(number) {
  const kinds = Object.entries(shares).flatMap(([kind, share]) => Array(share).fill(kind));
  // Seven and ten have no common divisor: the kinds are mixed and none is left out.
  return kinds[(number * 7) % kinds.length];
}

async function longInvoice() {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  let sum = 0;
  for (let page = 0; page < pagesOfLong; page++) {
    const sheet = pdf.addPage([595, 842]);
    const write = (text, x, y, size = 9) => sheet.drawText(String(text), { x, y, size, font });
    write("Heron Yard Supplies, Inc.", 40, 800, 14);
    write(
      `Invoice Number: HYS-40771   Invoice Date: 10/06/2026   Page ${page + 1} of ${pagesOfLong}`,
      40,
      780,
    );
    for (const [column, title] of ["Description", "Quantity", "Unit Price", "Amount"].entries())
      write(title, [40, 320, 400, 480][column], 755);
    for (let line = 0; line < linesOnPage; line++) {
      const [quantity, price] = [1 + ((line * 7 + page) % 9), 100 + ((line * 37 + page * 11) % 900)];
      sum += quantity * price;
      const cells = [
        `Bracket ${page}-${line}, galvanized`,
        quantity,
        price.toFixed(2),
        (quantity * price).toFixed(2),
      ];
      for (const [column, cell] of cells.entries()) write(cell, [40, 320, 400, 480][column], 738 - line * 18);
    }
    if (page === pagesOfLong - 1) write(`Total: ${sum.toFixed(2)} USD`, 400, 150, 11);
  }
  return Buffer.from(await pdf.save());
}
