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
  {
    code: "WB-25-BLK",
    description: "Nylon webbing 25 mm, black, 100 m roll",
    quantity: 40,
    unit: "roll",
    unitCents: 6280,
  },
  {
    code: "WB-38-OLV",
    description: "Nylon webbing 38 mm, olive, 100 m roll",
    quantity: 16,
    unit: "roll",
    unitCents: 8745,
  },
  {
    code: "SR-25",
    description: "Side release buckle 25 mm, acetal",
    quantity: 2400,
    unit: "ea",
    unitCents: 42,
  },
  { code: "LL-25", description: "Ladder lock 25 mm, acetal", quantity: 1800, unit: "ea", unitCents: 27 },
  { code: "DR-20S", description: "D-ring 20 mm, stainless steel", quantity: 950, unit: "ea", unitCents: 118 },
];
const VENDOR_ADDRESS = ["310 Foundry Spur NW", "Edmonton, AB T0X 0A1"];
const BUYER_ADDRESS = ["1805 Glacier View Road SE", "Calgary, AB T0X 0B2"];
const SHIP_TO = ["Rockfern Warehouse, Door 6", "92 Transload Way SE", "Calgary, AB T0X 0B7"];

const subTotal = sumCents(LINES);
const tax = percentOf(subTotal, 5);
const total = subTotal + tax;

/** A Canadian purchase order: the buyer writes, the vendor is the one who gets it. */
export const purchaseOrder: SampleSource = {
  capture: { as: "print" },
  html: onPaper(LETTER, css(), [sheet()]),
  sample: {
    file: "rockfern-purchase-order-po-11862.pdf",
    baseModel: "purchase-orders",
    kind: "purchase_order",
    language: "en",
    culture: "en-CA",
    currency: "CAD",
    medium: "digital",
    pages: 1,
    readable: true,
    fields: trueFields({
      orderNumber: "PO-11862",
      orderDate: "2026-10-09",
      currency: "CAD",
      subTotal: decimal(subTotal),
      tax: decimal(tax),
      total: decimal(total),
      vendorName: "Tamarack Webbing & Buckle Co.",
      vendorAddress: joined(VENDOR_ADDRESS),
      customerName: "Rockfern Outdoor Equipment Ltd.",
      customerTaxNumber: "81472 9505 RT0001",
      billToAddress: joined(BUYER_ADDRESS),
      shipToAddress: joined(SHIP_TO),
    }),
    lineItems: trueLines(LINES),
  },
};

function sheet(): string {
  const items = LINES.map((line, i) => [
    String(i + 1),
    line.code,
    line.description,
    new Intl.NumberFormat("en-CA").format(line.quantity),
    line.unit ?? "",
    printed(line.unitCents),
    printed(lineCents(line)),
  ]);
  return `
  <header><div><div class="co">Rockfern</div><div class="tag">outdoor equipment ltd.</div></div><div class="t">Purchase Order</div></header>
  <div class="strip">${[
    ["Order number", "PO-11862"],
    ["Order date", "2026-10-09"],
    ["Required by", "2026-11-06"],
    ["Terms", "Net 45"],
    ["Currency", "CAD"],
  ]
    .map(([label, value]) => `<div><span>${label}</span><b>${value}</b></div>`)
    .join("")}</div>
  <div class="three"><div><h2>Vendor</h2><b>Tamarack Webbing &amp; Buckle Co.</b><br>${text(VENDOR_ADDRESS.join("\n"))}<br>Attn: Orders desk, 780-555-0129</div>
    <div><h2>Invoice to</h2><b>Rockfern Outdoor Equipment Ltd.</b><br>${text(BUYER_ADDRESS.join("\n"))}<br>GST 81472 9505 RT0001</div>
    <div><h2>Deliver to</h2>${text(SHIP_TO.join("\n"))}<br>Mon-Fri 7:30 to 15:00</div></div>
  <table class="items"><thead><tr><th>Line</th><th>Part number</th><th>Description</th><th class="n">Quantity</th><th>UOM</th><th class="n">Unit cost</th><th class="n">Extended</th></tr></thead><tbody>${rows(items, ["", "code", "", "n", "", "n", "n"])}</tbody></table>
  <div class="end"><div class="notes"><h2>Instructions</h2>Quote the order number on packing slip and invoice. Part shipments need written consent. Colour lots may not be mixed within one roll. E-mail invoices to ap@rockfern.example.</div>
    <table class="sums"><tr><td>Net amount</td><td class="n">${printed(subTotal)}</td></tr><tr><td>GST 5%</td><td class="n">${printed(tax)}</td></tr><tr class="g"><td>Order total</td><td class="n">CA$${printed(total)}</td></tr></table></div>
  <div class="sign"><div><svg viewBox="0 0 140 44"><path d="M6 36C14 6 24 4 22 24S36 8 40 20s-2 18 10 10 8-20 16-10-6 20 8 12 12-14 18-8 14 8 40-6" fill="none" stroke="#222" stroke-width="1.8"/></svg><span>Authorized by: P. Lindqvist, Purchasing</span></div><div><span>Accepted by vendor / date</span></div></div>`;
}

function css(): string {
  return `
  .sheet { font: 10.5pt/1.4 "Liberation Serif", serif; padding: 0.6in 0.7in; color: #20241f }
  header { display: flex; justify-content: space-between; align-items: flex-end } .co { font-size: 30pt; line-height: 1; font-weight: 600; color: #33513a } .tag { letter-spacing: 3px; font-size: 9.5pt; color: #6a7a6d } .t { font-size: 21pt; font-style: italic }
  .strip { display: grid; grid-template-columns: repeat(5, 1fr); border: 1px solid #33513a; margin: 0.28in 0; font-variant-numeric: lining-nums } .strip div { padding: 6px 10px; border-right: 1px solid #b9c6bc } .strip div:last-child { border: 0 } .strip span { display: block; font-size: 9pt; color: #6a7a6d } .strip b { font-size: 11.5pt }
  .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.25in; margin-bottom: 0.32in; font-variant-numeric: lining-nums } h2 { font-size: 10pt; font-weight: normal; font-style: italic; color: #33513a }
  .items { font-variant-numeric: lining-nums tabular-nums } .items th { border-top: 1.5px solid #33513a; border-bottom: 1.5px solid #33513a; padding: 5px 6px; font-style: italic } .items td { padding: 8px 6px; border-bottom: 1px dotted #9aa79c } .code { white-space: nowrap } .n { text-align: right !important; white-space: nowrap }
  .end { display: flex; justify-content: space-between; margin-top: 0.25in; font-variant-numeric: lining-nums tabular-nums } .notes { width: 3.9in; font-size: 9.5pt } .sums { width: 2.5in } .sums td { padding: 4px 6px } .g td { border-top: 1.5px solid #33513a; font-weight: bold; font-size: 12.5pt }
  .sign { position: absolute; left: 0.7in; right: 0.7in; bottom: 0.7in; display: grid; grid-template-columns: 1fr 1fr; gap: 0.6in; align-items: end } .sign svg { width: 1.5in; display: block; margin: 0 0 -6px 10px } .sign span { display: block; border-top: 1px solid #555; font-size: 9pt; padding-top: 3px }`;
}
