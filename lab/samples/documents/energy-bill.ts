import { type BillLine, decimal, lineCents, percentOf, printed, sumCents, trueFields } from "../amounts.ts";
import { A4, joined, onPaper, rows, text } from "../paper.ts";
import type { SampleSource } from "../sample.ts";

/** Register of the meter, previous read, this read. */
const READS: [string, number, number][] = [
  ["Peak", 48216, 49503],
  ["Off-peak", 30927, 31688],
];
const PEAK_KWH = 1287;
const OFF_PEAK_KWH = 761;
const DAYS = 30;
const LINES: BillLine[] = [
  { code: "", description: "Peak usage", quantity: PEAK_KWH, unit: "kWh", unitCents: 34.21 },
  { code: "", description: "Off-peak usage", quantity: OFF_PEAK_KWH, unit: "kWh", unitCents: 21.56 },
  { code: "", description: "Daily supply charge", quantity: DAYS, unit: "days", unitCents: 118.8 },
];
const MONTHS: [string, number][] = [
  ["Oct", 2310],
  ["Nov", 2244],
  ["Dec", 2516],
  ["Jan", 2698],
  ["Feb", 2433],
  ["Mar", 2287],
  ["Apr", 2102],
  ["May", 2155],
  ["Jun", 2389],
  ["Jul", 2471],
  ["Aug", 2260],
  ["Sep", PEAK_KWH + OFF_PEAK_KWH],
];
const VENDOR_ADDRESS = ["Level 8, 19 Lantern Street", "Adelaide Park SA 5999"];
const CUSTOMER_ADDRESS = ["Shop 3, 77 Jetty Approach", "Semaphore Bay SA 5998"];

const subTotal = sumCents(LINES);
const tax = percentOf(subTotal, 10);
const total = subTotal + tax;

/** An electricity bill with two meter registers, tariff lines and a usage chart. */
export const energyBill: SampleSource = {
  capture: { as: "print" },
  html: onPaper(A4, css(), [sheet()]),
  sample: {
    file: "southern-ember-electricity-bill.pdf",
    baseModel: "energy-bills",
    kind: "energy_bill",
    language: "en",
    culture: "en-AU",
    currency: "AUD",
    medium: "digital",
    pages: 1,
    readable: true,
    fields: trueFields({
      invoiceNumber: "7710034586",
      invoiceDate: "2026-10-05",
      dueDate: "2026-10-23",
      accountNumber: "600 418 225",
      currency: "AUD",
      usageKwh: String(PEAK_KWH + OFF_PEAK_KWH),
      periodStart: "2026-09-01",
      periodEnd: "2026-09-30",
      subTotal: decimal(subTotal),
      tax: decimal(tax),
      total: decimal(total),
      vendorName: "Southern Ember Energy Pty Ltd",
      vendorAddress: joined(VENDOR_ADDRESS),
      vendorTaxNumber: "43 915 240 683",
      customerName: "Marigold Bakehouse Pty Ltd",
      billToAddress: joined(CUSTOMER_ADDRESS),
    }),
    lineItems: LINES.map((line) => ({
      description: line.description,
      quantity: String(line.quantity),
      unitPrice: (line.unitCents / 100).toString(),
      netTotal: decimal(lineCents(line)),
    })),
  },
};

function sheet(): string {
  const reads = READS.map(([register, before, now]) => [
    "ED 447190",
    register,
    printedWhole(before),
    `${printedWhole(now)} (actual)`,
    printedWhole(now - before),
  ]);
  const charges = LINES.map((line) => [
    line.description,
    `${printedWhole(line.quantity)} ${line.unit}`,
    `$${(line.unitCents / 100).toFixed(4)}`,
    `$${printed(lineCents(line))}`,
  ]);
  return `
  <div class="brand"><div class="logo"><svg viewBox="0 0 40 40"><path d="M20 2C22 12 33 15 31 27C30 34 25 38 20 38C14 38 9 34 9 27C9 20 15 18 14 10C18 12 20 8 20 2Z" fill="#fff"/><path d="M20 20C21 25 26 26 25 31C24 34 22 36 20 36C17 36 15 34 15 31C15 27 19 26 20 20Z" fill="#d9480f"/></svg>Southern Ember Energy</div><div>Electricity bill<br><small>Tax invoice</small></div></div>
  <div class="two"><div class="who"><b>Marigold Bakehouse Pty Ltd</b><br>${text(CUSTOMER_ADDRESS.join("\n"))}
      <p class="site"><label>Supply address</label>Shop 3, 77 Jetty Approach, Semaphore Bay SA 5998<br><label>NMI</label>2000 0447 190</p></div>
    <aside><div class="due"><label>Total due</label><strong>$${printed(total)}</strong><label>Due date</label><b>23 Oct 2026</b></div>
      <dl><dt>Account number</dt><dd>600 418 225</dd><dt>Invoice number</dt><dd>7710034586</dd><dt>Issue date</dt><dd>5 Oct 2026</dd><dt>Billing period</dt><dd>1 Sep 2026 to 30 Sep 2026</dd><dt>Days</dt><dd>${DAYS}</dd></dl></aside></div>
  <h2>Your account</h2>
  <table class="plain"><tr><td>Previous bill</td><td class="n">$914.62</td></tr><tr><td>Payment received 18 Sep 2026, thank you</td><td class="n">-$914.62</td></tr><tr><td>Balance brought forward</td><td class="n">$0.00</td></tr></table>
  <h2>Your meter</h2>
  <table class="grid"><tr><th>Meter</th><th>Register</th><th class="n">Previous read</th><th class="n">Current read</th><th class="n">Usage kWh</th></tr>${rows(reads, ["", "", "n", "n", "n"])}
    <tr class="t"><td colspan="4">Total usage</td><td class="n">${printedWhole(PEAK_KWH + OFF_PEAK_KWH)} kWh</td></tr></table>
  <h2>Your charges</h2>
  <table class="grid"><tr><th>Charge</th><th class="n">Quantity</th><th class="n">Rate (ex GST)</th><th class="n">Amount</th></tr>${rows(charges, ["", "n", "n", "n"])}
    <tr class="s"><td colspan="3">Charges before GST</td><td class="n">$${printed(subTotal)}</td></tr><tr class="s"><td colspan="3">GST (10%)</td><td class="n">$${printed(tax)}</td></tr><tr class="t"><td colspan="3">Total of this bill</td><td class="n">$${printed(total)}</td></tr></table>
  <h2>Usage over twelve months (kWh)</h2>${chart()}
  <footer><b>Southern Ember Energy Pty Ltd</b> &nbsp; ABN 43 915 240 683 &nbsp; ${VENDOR_ADDRESS.join(", ")}<br>Questions: 1800 975 014 &nbsp; Faults and emergencies: 1800 975 015 (24 hours) &nbsp; Pay online with biller code 00914, reference 600418225</footer>`;
}

function chart(): string {
  const bars = MONTHS.map(([month, kwh], i) => {
    const height = (kwh / 2700) * 70;
    const fill = i === MONTHS.length - 1 ? "#d9480f" : "#f3b28f";
    return `<rect x="${i * 40 + 8}" y="${78 - height}" width="24" height="${height}" fill="${fill}"/><text x="${i * 40 + 20}" y="90">${month}</text>`;
  });
  return `<svg class="chart" viewBox="0 0 480 94"><line x1="0" y1="78" x2="480" y2="78" stroke="#999"/>${bars.join("")}</svg>`;
}

function printedWhole(quantity: number): string {
  return new Intl.NumberFormat("en-AU").format(quantity);
}

function css(): string {
  return `
  .sheet { font: 10pt/1.4 "Open Sans", sans-serif; padding: 0 16mm; color: #222 }
  .brand { margin: 0 -16mm 9mm; padding: 7mm 16mm; background: #d9480f; color: white; display: flex; justify-content: space-between; align-items: center; font-size: 13pt; text-align: right } .logo { display: flex; align-items: center; gap: 4mm; font-size: 18pt; font-weight: 600 } .logo svg { width: 13mm } small { font-size: 9.5pt }
  .two { display: grid; grid-template-columns: 1fr 76mm; gap: 8mm } .who { font-size: 11pt; padding-top: 2mm } label { display: block; font-size: 8pt; color: #777 } .site { font-size: 9.5pt; margin-top: 6mm } .site label { margin-top: 1mm }
  .due { background: #fdf0e9; border: 1px solid #d9480f; border-radius: 2mm; padding: 3mm 4mm } .due strong { font-size: 21pt; color: #b23a08; line-height: 1.2 } .due b { font-size: 12pt } dl { display: grid; grid-template-columns: auto 1fr; font-size: 8.8pt; margin-top: 3mm; row-gap: .6mm } dd { text-align: right; font-weight: 600 } dt { color: #555 }
  h2 { font-size: 11.5pt; color: #b23a08; margin: 5.5mm 0 1.5mm } .plain td { padding: .7mm 0 } .n { text-align: right !important; white-space: nowrap } .grid th { font-weight: 600; font-size: 9pt; border-bottom: 1.5px solid #d9480f; padding: 1.2mm 1mm } .grid td { padding: 1.3mm 1mm; border-bottom: 1px solid #eee }
  .t td { font-weight: 700; background: #fdf0e9 } .chart { width: 100%; height: 30mm } .chart text { font: 8px "Open Sans"; text-anchor: middle; fill: #555 }
  footer { position: absolute; left: 16mm; right: 16mm; bottom: 8mm; border-top: 1px solid #ccc; padding-top: 2mm; font-size: 7.8pt; color: #555 }`;
}
