import { makePdf } from "./make-pdf";

/** What differs between the invoices of one layout. */
export type QuayInvoice = {
  vendor: string;
  customer: string;
  street: string;
  number: string;
  date: string;
  due: string;
  total: string;
  berth: string;
};

const vendor = "Granite State Marine Supply";

/** Three invoices of one vendor and layout to three customers of one street, as a text layer prints them. */
export const quayInvoices: readonly [QuayInvoice, QuayInvoice, QuayInvoice] = [
  {
    vendor,
    customer: "Alder Boatworks LLC",
    street: "11 Quay Street",
    number: "GS-4101",
    date: "03/14/2026",
    due: "04/13/2026",
    total: "418.00",
    berth: "B-17",
  },
  {
    vendor,
    customer: "Birch Rigging Inc",
    street: "22 Quay Street",
    number: "GS-4118",
    date: "03/21/2026",
    due: "04/20/2026",
    total: "96.40",
    berth: "B-04",
  },
  {
    vendor,
    customer: "Cedar Sails Co",
    street: "33 Quay Street",
    number: "GS-4137",
    date: "03/29/2026",
    due: "04/28/2026",
    total: "1,204.75",
    berth: "C-31",
  },
];

/** An invoice of the same layout that someone else sends. */
export const neighbourInvoice: QuayInvoice = {
  vendor: "Tidewater Canvas Works",
  customer: "Dogwood Charters LLC",
  street: "44 Quay Street",
  number: "TC-0093",
  date: "03/30/2026",
  due: "04/29/2026",
  total: "312.90",
  berth: "D-08",
};

/** The invoice as a PDF with a text layer. */
export const quayPdf = (invoice: QuayInvoice): Uint8Array =>
  makePdf([{ size: [612, 792], content: printed(invoice).map(operators).join("\n") }]);

/** Text, and where it starts in points from the lower left. */
type Printed = readonly [text: string, x: number, y: number, size?: number];

const printed = ({ vendor, customer, street, number, date, due, total, berth }: QuayInvoice): Printed[] => [
  [vendor, 54, 730, 16],
  ["1 Harbor Way, Portsmouth NH 03801", 54, 712],
  ["INVOICE", 430, 730, 18],
  ["Invoice Number", 380, 700],
  [number, 480, 700],
  ["Invoice Date", 380, 684],
  [date, 480, 684],
  ["Due Date", 380, 668],
  [due, 480, 668],
  ["Berth", 380, 652],
  [berth, 480, 652],
  ["Bill To", 54, 640],
  [customer, 54, 624],
  [street, 54, 610],
  ["Dover NH 03820", 54, 596],
  ["Description", 54, 540],
  ["Quantity", 330, 540],
  ["Unit Price", 400, 540],
  ["Amount", 490, 540],
  ["Galvanised shackle and pin", 54, 522],
  ["1", 345, 522],
  [total, 405, 522],
  [total, 490, 522],
  ["Total", 400, 480],
  [`$${total}`, 490, 480],
  ["Payment is due within thirty days of the invoice date", 54, 420],
];

const operators = ([text, x, y, size = 10]: Printed) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, "\\$&")}) Tj ET`;
