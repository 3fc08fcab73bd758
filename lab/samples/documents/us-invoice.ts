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
import { joined, LETTER, onPaper, rows, text } from "../paper.ts";
import type { SampleSource } from "../sample.ts";

const LINES: BillLine[] = [
  { code: "CB-1824M", description: "Maple carving board, 18 x 24 in", quantity: 6, unitCents: 6425 },
  {
    code: "HP-SS4D",
    description: "Hotel pan, stainless, full size, 4 in deep",
    quantity: 12,
    unitCents: 2190,
  },
  { code: "HP-LID", description: "Hotel pan lid, slotted", quantity: 12, unitCents: 985 },
  { code: "GLV-NTL", description: "Nitrile gloves, large, case of 1,000", quantity: 4, unitCents: 8850 },
  { code: "FRY-BKT9", description: "Fryer basket, 9 3/8 x 4 3/8 in", quantity: 8, unitCents: 3175 },
  { code: "TMR-3D", description: "Digital timer, three channel", quantity: 5, unitCents: 2749 },
  { code: "DLV-LG", description: "Lift gate delivery", quantity: 1, unitCents: 4500 },
];
const TAX_RATE = 8.25;
const BILL_TO = ["905 Linden Hollow Ave", "Round Rock, TX 78699"];
const SHIP_TO = ["Magnolia Street Kitchen - Dock 2", "2217 Mill Race Pkwy", "Cedar Park, TX 78630"];

const subTotal = sumCents(LINES);
const tax = percentOf(subTotal, TAX_RATE);
const total = subTotal + tax;

/** A one-page invoice from Texas: clean modern look, sales tax, item codes. */
export const usInvoice: SampleSource = {
  capture: { as: "print" },
  html: onPaper(LETTER, css(), [sheet()]),
  sample: {
    file: "bluestem-invoice-20418.pdf",
    baseModel: "invoices-north-america",
    kind: "invoice",
    language: "en",
    culture: "en-US",
    currency: "USD",
    medium: "digital",
    pages: 1,
    readable: true,
    fields: trueFields({
      invoiceNumber: "BRS-20418",
      invoiceDate: "2026-09-28",
      dueDate: "2026-10-28",
      orderNumber: "MSK-7731",
      currency: "USD",
      subTotal: decimal(subTotal),
      tax: decimal(tax),
      total: decimal(total),
      vendorName: "Bluestem Restaurant Supply, LLC",
      vendorAddress: "4118 Quarry Bend Rd, Austin, TX 78799",
      customerName: "Magnolia Street Kitchen, Inc.",
      billToAddress: joined(BILL_TO),
      shipToAddress: joined(SHIP_TO),
      accountNumber: "C-30557",
    }),
    lineItems: trueLines(LINES),
  },
};

function sheet(): string {
  const items = LINES.map((line) => [
    line.code,
    line.description,
    String(line.quantity),
    printed(line.unitCents),
    printed(lineCents(line)),
  ]);
  return `
  <div class="bar"></div>
  <header>
    <svg class="logo" viewBox="0 0 64 64"><g stroke="#1f4e6b" stroke-width="3" fill="none" stroke-linecap="round">
      <path d="M20 60C22 40 20 24 14 8"/><path d="M32 60C32 38 32 22 32 4"/><path d="M44 60C42 40 44 24 50 8"/></g>
      <g fill="#4a90b8"><ellipse cx="14" cy="10" rx="4" ry="9"/><ellipse cx="32" cy="9" rx="4" ry="9"/><ellipse cx="50" cy="10" rx="4" ry="9"/></g></svg>
    <div class="who"><b>Bluestem Restaurant Supply, LLC</b><br>4118 Quarry Bend Rd<br>Austin, TX 78799<br>
      (512) 555-0147 &nbsp;|&nbsp; ar@bluestem-supply.example</div>
    <div class="title"><h1>INVOICE</h1><table class="facts">
      <tr><th>Invoice #</th><td>BRS-20418</td></tr><tr><th>Invoice date</th><td>09/28/2026</td></tr>
      <tr><th>Terms</th><td>Net 30</td></tr><tr><th>Due date</th><td>10/28/2026</td></tr></table></div>
  </header>
  <section class="parties">
    <div><h2>Bill to</h2><b>Magnolia Street Kitchen, Inc.</b><br>${text(BILL_TO.join("\n"))}</div>
    <div><h2>Ship to</h2>${text(SHIP_TO.join("\n"))}</div>
    <div><h2>Reference</h2><table class="ref"><tr><th>Customer no.</th><td>C-30557</td></tr><tr><th>P.O. number</th><td>MSK-7731</td></tr>
      <tr><th>Sales rep</th><td>T. Okafor</td></tr><tr><th>Ship via</th><td>Company truck</td></tr></table></div>
  </section>
  <table class="items"><thead><tr><th>Item</th><th>Description</th><th class="n">Qty</th><th class="n">Unit price</th><th class="n">Amount</th></tr></thead>
  <tbody>${rows(items, ["code", "", "n", "n", "n"])}</tbody></table>
  <table class="sums"><tr><th>Subtotal</th><td>${printed(subTotal)}</td></tr>
    <tr><th>Sales tax (${TAX_RATE}%)</th><td>${printed(tax)}</td></tr>
    <tr class="grand"><th>Total due</th><td>$${printed(total)}</td></tr></table>
  <footer><b>Thank you for your business.</b> Please make checks payable to Bluestem Restaurant Supply, LLC and write the invoice
    number on the check. Returns within 14 days with prior approval; a 15% restocking charge may apply. Past due accounts
    bear 1.5% per month.</footer>`;
}

function css(): string {
  return `
  .sheet { font: 10.5pt/1.4 Carlito, sans-serif; padding: 0.55in 0.65in }
  .bar { position: absolute; inset: 0 0 auto 0; height: 0.16in; background: #1f4e6b }
  header { display: flex; gap: 0.18in; margin-top: 0.12in } .logo { width: 0.72in; height: 0.72in }
  .who { flex: 1 } .who b { font-size: 14pt; color: #1f4e6b } h1 { font-size: 27pt; line-height: 1; letter-spacing: 2px; color: #1f4e6b; text-align: right }
  .facts { margin-top: 8px; width: auto; margin-left: auto } .facts th { color: #555; padding-right: 14px } .facts td { text-align: right; font-weight: bold }
  .parties { display: grid; grid-template-columns: 1.1fr 1.2fr 1fr; gap: 0.25in; margin: 0.42in 0 0.34in }
  h2 { font-size: 9pt; text-transform: uppercase; letter-spacing: 1px; color: #4a90b8; border-bottom: 1px solid #c7d8e2; margin-bottom: 4px }
  .ref th { color: #555 } .ref td { text-align: right }
  .items thead th { background: #1f4e6b; color: white; padding: 6px 8px; font-size: 9.5pt } .items td { padding: 7px 8px; border-bottom: 1px solid #dde5ea }
  .items tr:nth-child(even) td { background: #f4f8fa } .code { white-space: nowrap; color: #333 }
  .items .n, .sums td { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
  .sums { width: 2.9in; margin: 0.2in 0 0 auto } .sums th, .sums td { padding: 5px 8px }
  .grand { font-size: 13pt; font-weight: bold; color: #1f4e6b } .grand th, .grand td { border-top: 2px solid #1f4e6b }
  footer { position: absolute; left: 0.65in; right: 0.65in; bottom: 0.5in; font-size: 8.5pt; color: #555; border-top: 1px solid #c7d8e2; padding-top: 8px }`;
}
