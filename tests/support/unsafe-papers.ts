import { makePdf } from "./make-pdf";

/** Text, and where it starts in points from the lower left of a letter sheet. */
type Printed = readonly [text: string, x: number, y: number, size?: number];

const paper = (pages: readonly (readonly Printed[])[]): Uint8Array =>
  makePdf(
    pages.map((printed) => ({
      size: [612, 792] as [number, number],
      content: printed.map(drawn).join("\n"),
    })),
  );

const drawn = ([text, x, y, size = 10]: Printed) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, "\\$&")}) Tj ET`;

/** A slip of a till without a letterhead: the first thing printed is what was bought. */
export const slipWithoutVendor = paper([
  [
    ["Caramel Latte Co", 60, 740, 16],
    ["Caramel Latte Co", 60, 690],
    ["4.50", 260, 690],
    ["Oat Biscuit", 60, 674],
    ["2.25", 260, 674],
    ["TOTAL", 60, 640],
    ["6.75", 260, 640],
    ["CASH", 60, 624],
    ["10.00", 260, 624],
    ["CHANGE", 60, 608],
    ["3.25", 260, 608],
    ["14/03/2026 08:41", 60, 580],
  ],
]);

const orderHead = (page: number): Printed[] => [
  ["Alder Boatworks LLC", 54, 740, 12],
  ["11 Quay Street, Dover NH 03820", 54, 724],
  ["PURCHASE ORDER", 380, 740, 18],
  ["PO Number", 380, 710],
  ["PO-77120", 480, 710],
  ["PO Date", 380, 694],
  ["03/14/2026", 480, 694],
  [`Page ${page} of 3`, 480, 670],
];

const orderTable = (page: number): Printed[] => [
  ["Description", 54, 540],
  ["Quantity", 330, 540],
  ["Unit Price", 400, 540],
  ["Amount", 490, 540],
  ...Array.from({ length: 12 }, (_, row): Printed[] => {
    const y = 522 - row * 16;
    const price = 10 + page * 12 + row;
    return [
      [`Shackle size ${page * 12 + row}`, 54, y],
      ["2", 345, y],
      [`${price}.00`, 405, y],
      [`${price * 2}.00`, 490, y],
    ];
  }).flat(),
];

const orderTotal = [1, 2, 3].reduce(
  (sum, page) =>
    sum + Array.from({ length: 12 }, (_, row) => 2 * (10 + page * 12 + row)).reduce((a, b) => a + b),
  0,
);

/** A purchase order of three pages in pounds: its sender buys. */
export const orderOfThreePages = paper(
  [1, 2, 3].map((page) => [
    ...orderHead(page),
    ["Supplier", 54, 640],
    ["Granite State Marine Supply", 54, 624],
    ["Ship To", 300, 640],
    ["Alder Boatworks LLC", 300, 624],
    ...orderTable(page),
    ...(page === 3
      ? ([
          ["Total", 400, 300],
          [`\xa3${orderTotal}.00`, 490, 300],
        ] as Printed[])
      : []),
  ]),
);

/** An invoice of one page. */
export const invoicePage = (index: number): Printed[] => [
  [`${names[index % names.length]} Marine Supply`, 54, 740, 16],
  [`${index + 1} Harbor Way, Portsmouth NH 03801`, 54, 722],
  ["INVOICE", 430, 740, 18],
  ["Invoice Number", 380, 700],
  [`GS-${4100 + index * 17}`, 480, 700],
  ["Invoice Date", 380, 684],
  [`03/${String((index % 28) + 1).padStart(2, "0")}/2026`, 480, 684],
  ["Bill To", 54, 640],
  ["Alder Boatworks LLC", 54, 624],
  ["Description", 54, 540],
  ["Quantity", 330, 540],
  ["Unit Price", 400, 540],
  ["Amount", 490, 540],
  ["Galvanised shackle", 54, 522],
  ["1", 345, 522],
  [`${40 + index}.00`, 405, 522],
  [`${40 + index}.00`, 490, 522],
  ["Total", 400, 480],
  [`$${40 + index}.00`, 490, 480],
];

const names = ["Granite State", "Copper Point", "Tidewater", "Seagrass", "Lantern Bay"];

/** One file of sixty invoices, a page each. */
export const fileOfSixty = paper(Array.from({ length: 60 }, (_, index) => invoicePage(index)));

/** A single invoice. */
export const invoicePaper = paper([invoicePage(0)]);

/** The same invoice as someone else printed it: a stamp on it, so that the files differ. */
export const invoiceAgain = paper([[...invoicePage(0), ["Received 20 March", 54, 60]]]);
