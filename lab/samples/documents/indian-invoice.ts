import { type BillLine, decimal, percentOf, printed, sumCents, trueFields, trueLines } from "../amounts.ts";
import { A4, joined, onPaper, rows, text } from "../paper.ts";
import type { SampleSource } from "../sample.ts";

/** Code, description, HSN code, quantity, unit, rate in paise. */
const GOODS: [string, string, string, number, string, number][] = [
  ["HB-0825", "Hex bolt M8 x 25, grade 8.8, zinc plated", "73181500", 2500, "Nos", 640],
  ["HB-1040", "Hex bolt M10 x 40, grade 8.8, zinc plated", "73181500", 1800, "Nos", 1185],
  ["HB-1260", "Hex bolt M12 x 60, grade 8.8, zinc plated", "73181500", 1200, "Nos", 2130],
  ["NT-08", "Hex nut M8, grade 8", "73181600", 2500, "Nos", 195],
  ["NT-10", "Hex nut M10, grade 8", "73181600", 1800, "Nos", 310],
  ["NT-12", "Hex nut M12, grade 8", "73181600", 1200, "Nos", 485],
  ["WS-10", "Spring washer M10", "73182100", 3000, "Nos", 88],
  ["WS-12", "Plain washer M12, heavy series", "73182200", 3000, "Nos", 142],
  ["AK-SET9", "Allen key set, 9 pieces, long arm", "82041110", 24, "Set", 38500],
  ["SP-DE24", "Double ended spanner set, 12 pieces, 6-32 mm", "82041120", 12, "Set", 124000],
  ["DR-HSS13", "HSS drill bit set, 1-13 mm, 25 pieces", "82075000", 10, "Set", 186500],
  ["TP-M10", "HSS hand tap M10 x 1.5, set of 3", "82074000", 15, "Set", 47250],
  ["TP-M12", "HSS hand tap M12 x 1.75, set of 3", "82074000", 15, "Set", 58900],
  ["GW-100", "Grinding wheel 100 x 6 x 16 mm, A24", "68042290", 200, "Nos", 6250],
  ["CW-105", "Cutting wheel 105 x 1 x 16 mm, stainless", "68042290", 500, "Nos", 2175],
  ["FD-4", "Flap disc 100 mm, grit 60", "68053000", 120, "Nos", 7840],
  ["BV-6", "Bench vice, cast iron, 150 mm jaw", "82057000", 4, "Nos", 412500],
  ["PL-8", "Combination plier 200 mm, insulated", "82032000", 30, "Nos", 29800],
  ["HM-1000", "Ball pein hammer 1000 g, ash handle", "82052000", 18, "Nos", 46400],
  ["TW-340", "Torque wrench 1/2 in drive, 60-340 Nm", "82041120", 3, "Nos", 689000],
  ["GL-PU", "Work gloves, PU coated, size 9", "61161000", 240, "Pair", 5650],
  ["LC-M", "Lubricant spray 500 ml, multi purpose", "34039900", 60, "Can", 31500],
];
const LINES: BillLine[] = GOODS.map(([code, description, , quantity, unit, unitCents]) => ({
  code,
  description,
  quantity,
  unit,
  unitCents,
}));
const LINES_ON_FIRST_PAGE = 18;
/** Widths of the table of goods in millimetres, the same on both pages. */
const COLUMNS = [10, 60, 20, 18, 21, 18, 13, 27];
const VENDOR_ADDRESS = ["Plot 47, Phase II, Nallacheruvu Industrial Estate", "Hyderabad, Telangana 500999"];
const BILL_TO = ["6-4-118, Mill Colony, Station Road", "Warangal, Telangana 506999"];
const SHIP_TO = ["Survey No. 212, Kazipally Village", "Warangal, Telangana 506998"];
const WORDS = "INR Three Lakh Twelve Thousand Sixty Five and Seventy Six paise Only";

const subTotal = sumCents(LINES);
const halfTax = percentOf(subTotal, 9);
const tax = 2 * halfTax;
const total = subTotal + tax;

/** An Indian GST invoice over two pages: the table of goods goes on, central and state tax stand apart. */
export const indianInvoice: SampleSource = {
  capture: { as: "print" },
  html: onPaper(A4, css(), [firstSheet(), secondSheet()]),
  sample: {
    file: "deccan-pragati-gst-invoice.pdf",
    baseModel: "invoices-apac",
    kind: "invoice",
    language: "en",
    culture: "en-IN",
    currency: "INR",
    medium: "digital",
    pages: 2,
    readable: true,
    fields: trueFields({
      invoiceNumber: "DPT/26-27/01893",
      invoiceDate: "2026-10-03",
      dueDate: "2026-11-02",
      orderNumber: "SAI/PO/4471",
      currency: "INR",
      subTotal: decimal(subTotal),
      tax: decimal(tax),
      total: decimal(total),
      vendorName: "Deccan Pragati Tools & Fasteners Pvt. Ltd.",
      vendorAddress: joined(VENDOR_ADDRESS),
      vendorTaxNumber: "36AABCD3058K1ZM",
      customerName: "Sahyog Agri Implements Pvt. Ltd.",
      customerTaxNumber: "36AAPCS6203L1ZY",
      billToAddress: joined(BILL_TO),
      shipToAddress: joined(SHIP_TO),
    }),
    lineItems: trueLines(LINES, "18"),
  },
};

function firstSheet(): string {
  const carried = sumCents(LINES.slice(0, LINES_ON_FIRST_PAGE));
  return `
  <div class="frame"><div class="title">TAX INVOICE <span>(ORIGINAL FOR RECIPIENT)</span></div>
  <div class="grid"><div class="cell own"><b>Deccan Pragati Tools &amp; Fasteners Pvt. Ltd.</b><br>${text(VENDOR_ADDRESS.join("\n"))}<br>GSTIN/UIN: 36AABCD3058K1ZM<br>State Name: Telangana, Code: 36<br>E-Mail: sales@deccanpragati.example<br>Ph: 040-5550142</div>
    <div class="facts">${[
      ["Invoice No.", "DPT/26-27/01893"],
      ["Dated", "03-Oct-2026"],
      ["Delivery Note", "DN-5528"],
      ["Mode/Terms of Payment", "30 Days"],
      ["Buyer's Order No.", "SAI/PO/4471"],
      ["Order Dated", "22-Sep-2026"],
      ["Dispatched through", "Road - own vehicle"],
      ["Due Date", "02-Nov-2026"],
    ]
      .map(([label, value]) => `<div><small>${label}</small><b>${value}</b></div>`)
      .join("")}</div></div>
  <div class="grid two"><div class="cell"><small>Consignee (Ship to)</small><b>Sahyog Agri Implements Pvt. Ltd.</b><br>${text(SHIP_TO.join("\n"))}<br>GSTIN/UIN: 36AAPCS6203L1ZY</div>
    <div class="cell"><small>Buyer (Bill to)</small><b>Sahyog Agri Implements Pvt. Ltd.</b><br>${text(BILL_TO.join("\n"))}<br>GSTIN/UIN: 36AAPCS6203L1ZY<br>Place of Supply: Telangana (36)</div></div>
  ${goodsTable(0, LINES_ON_FIRST_PAGE, `<tr class="sum"><td></td><td colspan="6" class="n">Carried over to page 2</td><td class="n">${inr(carried)}</td></tr>`)}</div>
  <div class="foot"><span>continued on page 2</span><span>Page 1 of 2</span></div>`;
}

function secondSheet(): string {
  const carried = sumCents(LINES.slice(0, LINES_ON_FIRST_PAGE));
  return `
  <div class="frame"><div class="title">TAX INVOICE <span>(Page 2)</span></div>
  <div class="again"><b>Deccan Pragati Tools &amp; Fasteners Pvt. Ltd.</b><span>Invoice No. DPT/26-27/01893</span><span>Dated 03-Oct-2026</span></div>
  ${goodsTable(
    LINES_ON_FIRST_PAGE,
    LINES.length,
    `<tr class="sum"><td></td><td colspan="6" class="n">Taxable Value</td><td class="n">${inr(subTotal)}</td></tr>
     <tr class="sum"><td></td><td colspan="6" class="n">CGST @ 9%</td><td class="n">${inr(halfTax)}</td></tr>
     <tr class="sum"><td></td><td colspan="6" class="n">SGST @ 9%</td><td class="n">${inr(halfTax)}</td></tr>
     <tr class="sum big"><td></td><td colspan="6" class="n">Total</td><td class="n">₹ ${inr(total)}</td></tr>`,
    `<tr class="sum"><td></td><td colspan="6" class="n">Brought forward from page 1</td><td class="n">${inr(carried)}</td></tr>`,
  )}
  <div class="pad"><small>Amount Chargeable (in words)</small><b>${WORDS}</b><span class="eoe">E. &amp; O.E</span></div>
  ${taxTable()}
  <div class="grid two end"><div class="cell"><small>Company's Bank Details</small>Bank Name: Golconda Merchants Bank<br>A/c No.: 0000 4471 8820 15<br>Branch &amp; IFS Code: Nallacheruvu &amp; GMBX0000000<br><br><u>Declaration</u><br>We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.</div>
    <div class="cell sign"><b>for Deccan Pragati Tools &amp; Fasteners Pvt. Ltd.</b><svg viewBox="0 0 160 50"><path d="M6 38C22 4 32 6 28 30S50 8 58 22s-6 22 6 12 14-22 20-8-2 16 10 6 20-14 26-4 18 4 32-8" fill="none" stroke="#1c2f86" stroke-width="2"/></svg><br>Authorised Signatory</div></div></div>
  <div class="foot"><span>SUBJECT TO HYDERABAD JURISDICTION</span><span>Page 2 of 2</span></div>`;
}

function goodsTable(from: number, to: number, after: string, before = ""): string {
  const cells = GOODS.slice(from, to).map(([code, description, hsn, quantity, unit, rate], i) => [
    String(from + i + 1),
    description,
    code,
    hsn,
    `${new Intl.NumberFormat("en-IN").format(quantity)} ${unit}`,
    inr(rate),
    "18 %",
    inr(Math.round(quantity * rate)),
  ]);
  return `<table class="goods list"><colgroup>${COLUMNS.map((width) => `<col style="width:${width}mm">`).join("")}</colgroup><thead><tr><th>Sl No.</th><th>Description of Goods</th><th>Item Code</th><th>HSN/SAC</th><th>Quantity</th><th>Rate</th><th>GST Rate</th><th>Amount</th></tr></thead>
    <tbody>${before}${rows(cells, ["c", "d", "", "c", "n", "n", "c", "n"])}${after}</tbody></table>`;
}

function taxTable(): string {
  return `<table class="goods tax"><tr><th>Taxable Value</th><th>Central Tax Rate</th><th>Central Tax Amount</th><th>State Tax Rate</th><th>State Tax Amount</th><th>Total Tax Amount</th></tr>
    <tr><td class="n">${inr(subTotal)}</td><td class="c">9%</td><td class="n">${inr(halfTax)}</td><td class="c">9%</td><td class="n">${inr(halfTax)}</td><td class="n">${inr(tax)}</td></tr></table>`;
}

function inr(paise: number): string {
  return printed(paise, "en-IN");
}

function css(): string {
  return `
  .sheet { font: 9pt/1.32 Roboto, sans-serif; padding: 10mm 11mm } .frame { border: 1px solid #000 }
  .title { text-align: center; font-weight: bold; font-size: 12pt; padding: 1.5mm; border-bottom: 1px solid #000 } .title span { font-weight: normal; font-style: italic; font-size: 8.5pt }
  .grid { display: grid; grid-template-columns: 1fr 1fr; border-bottom: 1px solid #000 } .cell { padding: 2mm } .cell:first-child { border-right: 1px solid #000 } .own b { font-size: 11pt }
  small { display: block; color: #333; font-size: 7.5pt } .facts { display: grid; grid-template-columns: 1fr 1fr } .facts div { padding: 1mm 2mm; border-bottom: 1px solid #000; border-right: 1px solid #000 }
  .facts div:nth-child(even) { border-right: 0 } .facts div:nth-last-child(-n+2) { border-bottom: 0 }
  .goods th { border: 1px solid #000; border-width: 0 1px 1px 0; text-align: center; font-weight: bold; font-size: 8.5pt; padding: 1.2mm } .goods td { border-right: 1px solid #000; padding: 1.95mm 1.5mm }
  .goods th:last-child, .goods td:last-child { border-right: 0 } .c { text-align: center } .n { text-align: right; white-space: nowrap } .d { font-weight: 500 } .list { table-layout: fixed }
  .sum td { border-top: 1px solid #000 } .sum td:first-child { border-right: 0 } .big { font-weight: bold; font-size: 10pt }
  .again { display: flex; justify-content: space-between; padding: 2mm; border-bottom: 1px solid #000 } .pad { border-top: 1px solid #000; padding: 2mm; position: relative } .eoe { position: absolute; right: 2mm; top: 2mm; font-style: italic }
  .tax { border-top: 1px solid #000 } .tax td { border-bottom: 1px solid #000 } .end { border-bottom: 0 } .end .cell { font-size: 8.5pt } .sign { text-align: right } .sign svg { width: 38mm; margin: 4mm 0 1mm }
  .foot { display: flex; justify-content: space-between; font-size: 8pt; margin-top: 2mm }`;
}
