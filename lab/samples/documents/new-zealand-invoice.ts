import {
  type BillLine,
  decimal,
  lineCents,
  percentOf,
  printed,
  sumCents,
  trueFields,
  trueLines,
} from "../amounts.ts";
import { A4, joined, onPaper, rows, text } from "../paper.ts";
import type { SampleSource } from "../sample.ts";

const LINES: BillLine[] = [
  { code: "", description: "Remove rotten weatherboards, north wall", quantity: 5, unitCents: 7800 },
  { code: "", description: "Supply and fit primed cedar weatherboard (m)", quantity: 42, unitCents: 3150 },
  { code: "", description: "Rebuild toy shed door, frame and hinges", quantity: 1, unitCents: 48600 },
  { code: "", description: "Sand and oil play deck (m2)", quantity: 18.5, unitCents: 2400 },
  { code: "", description: "Waste removal and tip fee", quantity: 1, unitCents: 13500 },
];
const VENDOR_ADDRESS = ["88 Totara Bend Road", "Hamilton 3299"];
const BILL_TO = ["14 Rimu Lane", "Cambridge 3499"];

const subTotal = sumCents(LINES);
const tax = percentOf(subTotal, 15);
const total = subTotal + tax;

/** A joiner's invoice from New Zealand, photographed with a phone on a wooden desk under a lamp. */
export const newZealandInvoice: SampleSource = {
  capture: {
    as: "photo",
    look: {
      width: 1620,
      height: 2160,
      dpi: 220,
      corners: [
        [0.085, 0.062],
        [0.93, 0.04],
        [0.965, 0.955],
        [0.03, 0.93],
      ],
      desk: "oak",
      curl: 0.006,
      light: { brightness: 1.14, fall: 0.24, angle: 2.2, warmth: 0.05 },
      shadow: { at: 0.3, angle: 0.62, depth: 0.3, softness: 0.16 },
      noise: 5,
      blur: 0.7,
      quality: 0.66,
      seed: 12,
      turned: false,
    },
  },
  html: onPaper(A4, css(), [sheet()]),
  sample: {
    file: "kowhai-joinery-invoice-photo.jpg",
    baseModel: "invoices-apac",
    kind: "invoice",
    language: "en",
    culture: "en-NZ",
    currency: "NZD",
    medium: "photo",
    pages: 1,
    readable: true,
    fields: trueFields({
      invoiceNumber: "1764",
      invoiceDate: "2026-09-30",
      dueDate: "2026-10-20",
      currency: "NZD",
      subTotal: decimal(subTotal),
      tax: decimal(tax),
      total: decimal(total),
      vendorName: "Kowhai Joinery Ltd",
      vendorAddress: joined(VENDOR_ADDRESS),
      vendorTaxNumber: "128-047-360",
      customerName: "Rimu Lane Early Learning Centre",
      billToAddress: joined(BILL_TO),
    }),
    lineItems: trueLines(LINES),
  },
};

function sheet(): string {
  const items = LINES.map((line) => [
    line.description,
    String(line.quantity),
    printed(line.unitCents),
    printed(lineCents(line)),
  ]);
  return `
  <div class="head"><div class="mark"><svg viewBox="0 0 60 60"><circle cx="30" cy="30" r="28" fill="none" stroke="#6b7d2a" stroke-width="2"/><path d="M30 52V22M30 34C20 32 16 24 17 16C26 17 30 24 30 32M30 28C40 26 44 18 43 10C34 11 30 18 30 26" fill="none" stroke="#6b7d2a" stroke-width="2.4"/></svg></div>
    <div><h1>Kowhai Joinery Ltd</h1><p>${VENDOR_ADDRESS.join(", ")}</p><p>07 555 0118 &nbsp; hello@kowhaijoinery.example</p></div></div>
  <div class="band"><span>TAX INVOICE</span><span>GST No. 128-047-360</span></div>
  <div class="cols"><div><label>Invoice to</label><b>Rimu Lane Early Learning Centre</b><br>${text(BILL_TO.join("\n"))}</div>
    <div><label>Invoice number</label><b>1764</b><label>Invoice date</label>30 September 2026<label>Payment due by</label>20 October 2026</div></div>
  <table class="items"><tr><th>Work done</th><th class="n">Qty</th><th class="n">Rate</th><th class="n">Amount</th></tr>${rows(items, ["", "n", "n", "n"])}</table>
  <table class="sums"><tr><td>Subtotal</td><td class="n">${printed(subTotal)}</td></tr><tr><td>GST 15%</td><td class="n">${printed(tax)}</td></tr><tr class="t"><td>Total NZD</td><td class="n">$${printed(total)}</td></tr></table>
  <div class="pay"><b>How to pay</b><br>Internet banking 00-0914-0022871-00, reference 1764.<br>Thank you for supporting a local joinery.</div>`;
}

function css(): string {
  return `
  .sheet { font: 13pt/1.45 Caladea, serif; padding: 18mm 20mm; color: #1c1c1c }
  .head { display: flex; gap: 6mm; align-items: center } .mark svg { width: 24mm } h1 { font-size: 25pt; color: #4f5d1d; line-height: 1.1 }
  .band { display: flex; justify-content: space-between; background: #e9eddb; padding: 2.5mm 4mm; margin: 8mm 0; font-weight: bold; letter-spacing: .5px }
  .cols { display: grid; grid-template-columns: 1.5fr 1fr } label { display: block; color: #6b7d2a; font-size: 10.5pt; margin-top: 1.5mm }
  .items { margin-top: 10mm } .items th { border-bottom: 2px solid #6b7d2a; padding: 2mm 1mm; color: #4f5d1d; font-weight: bold } .items td { padding: 2.8mm 1mm; border-bottom: 1px solid #ccd3b4 }
  .n { text-align: right !important; white-space: nowrap; padding-left: 5mm !important } .sums { width: 78mm; margin: 6mm 0 0 auto } .sums td { padding: 1.6mm 1mm } .t td { font-weight: bold; font-size: 15pt; border-top: 2px solid #6b7d2a }
  .pay { position: absolute; left: 20mm; right: 20mm; bottom: 22mm; border-top: 1px solid #ccd3b4; padding-top: 4mm; font-size: 11.5pt }`;
}
