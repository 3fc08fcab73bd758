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
  { code: "", description: "Emergency call out, switchboard fault, Level 2", quantity: 1, unitCents: 18500 },
  { code: "", description: "Licensed electrician, labour (hours)", quantity: 6.5, unitCents: 11000 },
  { code: "", description: "63A three phase main switch, supply and fit", quantity: 1, unitCents: 23860 },
  { code: "", description: "RCBO 20A 30mA, replace", quantity: 8, unitCents: 6245 },
  { code: "", description: "LED panel 1200 x 300, car park", quantity: 14, unitCents: 8790 },
  { code: "", description: "Test, tag and certificate of compliance", quantity: 1, unitCents: 14200 },
];
const BILL_TO = ["Suite 4, 61 Banksia Parade", "Fortitude Vale QLD 4996"];
const VENDOR_ADDRESS = ["Unit 12, 230 Sawmill Road", "Moorooka Flats QLD 4997"];

const subTotal = sumCents(LINES);
const tax = percentOf(subTotal, 10);
const total = subTotal + tax;

/** An Australian tax invoice as it comes out of an office scanner: grey, a little skewed, with a rubber stamp. */
export const australianInvoice: SampleSource = {
  capture: { as: "scan", look: { dpi: 200, skewDegrees: 0.9, noise: 9, blur: 0.6, quality: 0.52, seed: 31 } },
  html: onPaper(A4, css(), [sheet()]),
  sample: {
    file: "wattlebrook-tax-invoice-scan.pdf",
    baseModel: "invoices-apac",
    kind: "invoice",
    language: "en",
    culture: "en-AU",
    currency: "AUD",
    medium: "scan",
    pages: 1,
    readable: true,
    fields: trueFields({
      invoiceNumber: "INV-006127",
      invoiceDate: "2026-10-07",
      dueDate: "2026-10-21",
      orderNumber: "HF-2284",
      currency: "AUD",
      subTotal: decimal(subTotal),
      tax: decimal(tax),
      total: decimal(total),
      vendorName: "Wattlebrook Electrical Pty Ltd",
      vendorAddress: joined(VENDOR_ADDRESS),
      vendorTaxNumber: "29 183 926 574",
      customerName: "Harrow & Finch Property Services Pty Ltd",
      customerTaxNumber: "95 704 318 952",
      billToAddress: joined(BILL_TO),
    }),
    lineItems: trueLines(LINES),
  },
};

function sheet(): string {
  const items = LINES.map((line) => [
    String(line.quantity),
    line.description,
    printed(line.unitCents),
    printed(lineCents(line)),
  ]);
  return `
  <div class="top"><div><div class="co">WATTLEBROOK ELECTRICAL</div><div class="sub">Commercial &middot; Strata &middot; Emergency &nbsp; Lic. 00417</div></div>
    <div class="r"><b>Wattlebrook Electrical Pty Ltd</b><br>ABN 29 183 926 574<br>${text(VENDOR_ADDRESS.join("\n"))}<br>Ph (07) 5550 0172<br>accounts@wattlebrook.example</div></div>
  <h1>Tax Invoice</h1>
  <div class="mid"><div class="to"><u>To:</u><br><b>Harrow &amp; Finch Property Services Pty Ltd</b><br>ABN 95 704 318 952<br>${text(BILL_TO.join("\n"))}</div>
    <table class="f"><tr><td>Invoice No:</td><td>INV-006127</td></tr><tr><td>Date:</td><td>7 October 2026</td></tr><tr><td>Your Order No:</td><td>HF-2284</td></tr>
      <tr><td>Job site:</td><td>Finch Arcade, Level 2</td></tr><tr><td>Payment due:</td><td>21 October 2026</td></tr></table></div>
  <table class="items"><tr><th>Qty</th><th>Description</th><th>Unit Price<br>(ex GST)</th><th>Amount<br>(ex GST)</th></tr>${rows(items, ["q", "", "n", "n"])}
    <tr class="pad"><td></td><td></td><td></td><td></td></tr>
    <tr class="s"><td colspan="2" class="none"></td><td>Subtotal</td><td class="n">${printed(subTotal)}</td></tr>
    <tr class="s"><td colspan="2" class="none"></td><td>GST 10%</td><td class="n">${printed(tax)}</td></tr>
    <tr class="s tot"><td colspan="2" class="none"></td><td>TOTAL AUD</td><td class="n">$${printed(total)}</td></tr></table>
  <div class="pay"><b>Please pay by EFT:</b> &nbsp; Account name: Wattlebrook Electrical &nbsp;&nbsp; BSB: 000-914 &nbsp;&nbsp; Acc: 1180 4452 <br>Payment reference: INV-006127<br>
    All goods remain the property of Wattlebrook Electrical until paid in full. Account terms strictly 14 days.</div>
  <div class="stamp">RECEIVED<br><span>12 OCT 2026</span><br>ACCOUNTS</div>
  <svg class="tick" viewBox="0 0 100 60"><path d="M4 34 C16 38 20 52 25 56 C36 30 62 10 96 3" fill="none" stroke="#223" stroke-width="3.2" stroke-linecap="round"/></svg>`;
}

function css(): string {
  return `
  .sheet { font: 11pt/1.35 "Liberation Sans", sans-serif; padding: 17mm 18mm }
  .top { display: flex; justify-content: space-between; border-bottom: 2.5px solid #000; padding-bottom: 4mm }
  .co { font: bold 19pt "Liberation Serif", serif; letter-spacing: .5px } .sub { font-size: 9pt; margin-top: 1mm } .r { font-size: 9.5pt; text-align: right }
  h1 { font: bold 17pt "Liberation Sans"; text-align: center; margin: 7mm 0 6mm; letter-spacing: 1px }
  .mid { display: flex; justify-content: space-between; margin-bottom: 8mm } .f { width: 78mm } .f td { border: 1px solid #000; padding: 1.2mm 2.5mm; font-size: 10.5pt } .f td:first-child { background: #e6e6e6 }
  .items td, .items th { border: 1px solid #000; padding: 1.8mm 2.5mm } .items th { background: #e6e6e6; font-weight: bold; font-size: 10pt }
  .q { width: 14mm; text-align: center } .n { text-align: right; width: 30mm; white-space: nowrap } .pad td { height: 26mm }
  .items .none { border: 0 } .s td:nth-child(2) { background: #e6e6e6 } .tot { font-weight: bold }
  .pay { position: absolute; left: 18mm; right: 18mm; bottom: 20mm; border: 1px solid #000; padding: 3mm; font-size: 9.5pt }
  .stamp { position: absolute; left: 34mm; top: 205mm; transform: rotate(-9deg); border: 3px double #555; color: #555; padding: 2mm 5mm; text-align: center; font: bold 13pt/1.25 "Liberation Mono"; opacity: .8 } .stamp span { font-size: 12pt }
  .tick { position: absolute; left: 84mm; top: 207mm; width: 22mm }`;
}
