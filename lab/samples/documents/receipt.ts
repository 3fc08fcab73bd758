import { type BillLine, decimal, lineCents, percentOf, printed, sumCents, trueFields } from "../amounts.ts";
import { joined, onPaper } from "../paper.ts";
import type { SampleSource } from "../sample.ts";

const LINES: BillLine[] = [
  { code: "", description: "CEDAR STAKES 24IN 12PK", quantity: 2, unitCents: 899 },
  { code: "", description: "POTTING MIX 2CF", quantity: 3, unitCents: 1249 },
  { code: "", description: "DECK SCREW 2.5IN 5LB", quantity: 1, unitCents: 3497 },
  { code: "", description: "HOSE NOZZLE BRASS", quantity: 1, unitCents: 1199 },
  { code: "", description: "TOMATO CAGE 54IN", quantity: 4, unitCents: 625 },
];
const ADDRESS = ["2750 Basalt Creek Rd", "Boise, ID 83799"];

const subTotal = sumCents(LINES);
const tax = percentOf(subTotal, 6);
const total = subTotal + tax;

/** A till receipt on thermal paper, photographed with a phone held sideways: the picture carries a turn in its EXIF. */
export const receipt: SampleSource = {
  capture: {
    as: "photo",
    look: {
      width: 1200,
      height: 2000,
      dpi: 360,
      corners: [
        [0.14, 0.045],
        [0.845, 0.035],
        [0.89, 0.955],
        [0.1, 0.965],
      ],
      desk: "slate",
      curl: 0.01,
      light: { brightness: 1.2, fall: 0.18, angle: 0.7, warmth: 0.02 },
      shadow: { at: 0.42, angle: 2.5, depth: 0.22, softness: 0.2 },
      noise: 5,
      blur: 0.8,
      quality: 0.7,
      seed: 77,
      turned: true,
    },
  },
  html: onPaper({ width: "80mm", height: "171mm" }, css(), [sheet()]),
  sample: {
    file: "juniper-hardware-receipt.jpg",
    baseModel: "receipts",
    kind: "receipt",
    language: "en",
    culture: "en-US",
    currency: "USD",
    medium: "photo",
    pages: 1,
    readable: true,
    fields: trueFields({
      invoiceNumber: "0418-3-20977",
      invoiceDate: "2026-10-17",
      currency: "USD",
      subTotal: decimal(subTotal),
      tax: decimal(tax),
      total: decimal(total),
      vendorName: "JUNIPER HARDWARE & GARDEN",
      vendorAddress: joined(ADDRESS),
    }),
    lineItems: LINES.map((line) => ({
      description: line.description,
      // The till prints quantity and price only for several pieces.
      ...(line.quantity > 1
        ? { quantity: String(line.quantity), unitPrice: String(line.unitCents / 100) }
        : {}),
      netTotal: decimal(lineCents(line)),
    })),
  },
};

function sheet(): string {
  const items = LINES.map((line) => {
    const many =
      line.quantity > 1 ? `<div class="each">${line.quantity} @ ${printed(line.unitCents)}</div>` : "";
    return `<div class="row"><span>${line.description}</span><span>${printed(lineCents(line))} T</span></div>${many}`;
  });
  return `
  <div class="c big">JUNIPER HARDWARE<br>&amp; GARDEN</div>
  <div class="c">${ADDRESS.join("<br>")}<br>(208) 555-0136</div>
  <div class="gap row"><span>10/17/2026 &nbsp;2:46 PM</span><span>REG 3</span></div>
  <div class="row"><span>RECEIPT # 0418-3-20977</span></div><div class="row"><span>CASHIER: DANA</span></div>
  <div class="dash"></div>${items.join("")}<div class="dash"></div>
  <div class="row"><span>SUBTOTAL</span><span>${printed(subTotal)}</span></div>
  <div class="row"><span>SALES TAX 6.000%</span><span>${printed(tax)}</span></div>
  <div class="row tot"><span>TOTAL</span><span>$${printed(total)}</span></div>
  <div class="row gap"><span>VISA ************0009</span><span>${printed(total)}</span></div>
  <div class="row"><span>APPROVED</span><span>AUTH 00417B</span></div><div class="row"><span>CHANGE</span><span>0.00</span></div>
  <div class="c gap">ITEMS SOLD: ${LINES.reduce((sum, line) => sum + line.quantity, 0)}</div>
  <div class="bars">${bars()}</div><div class="c">RETURNS WITHIN 30 DAYS<br>THANK YOU - HAPPY GROWING!</div>`;
}

/** Stripes that look like a bar code and encode nothing. */
function bars(): string {
  return [
    2, 1, 3, 1, 1, 2, 4, 1, 2, 3, 1, 1, 2, 1, 3, 2, 1, 4, 1, 2, 2, 1, 1, 3, 2, 1, 1, 2, 3, 1, 4, 1, 2, 1, 1,
    3,
  ]
    .map((width, i) => `<i style="width:${width * 0.42}mm;background:${i % 2 ? "none" : "#222"}"></i>`)
    .join("");
}

function css(): string {
  return `
  .sheet { font: 9.6pt/1.4 "Liberation Mono", monospace; padding: 7mm 5.5mm; color: #26262c; background: #fdfdfb }
  .c { text-align: center } .big { font-weight: bold; font-size: 13.5pt; line-height: 1.2; margin-bottom: 2mm } .gap { margin-top: 3mm } .row { display: flex; justify-content: space-between }
  .each { padding-left: 4mm } .dash { border-top: 1.4px dashed #333; margin: 2.2mm 0 } .tot { font-weight: bold; font-size: 12.5pt; margin-top: 1mm }
  .bars { display: flex; height: 9mm; justify-content: center; margin: 3mm 0 2mm } .bars i { display: block; height: 100% }`;
}
