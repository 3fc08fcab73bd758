import type { EnergyBill } from "../content/energy/energy-bill";
import type { Piece } from "../drawing/sheet";
import { type EnergyWords, energyWordings } from "../style/labels/energy-labels";
import type { Desk } from "./desk";
import { energyCharges, energyMeter } from "./energy-details";
import type { EnergyFamily } from "./energy-families";
import type { Area, Entry } from "./entry";
import { infoBlock } from "./info-block";
import { letterhead } from "./letterhead";
import { partyBlock } from "./party-block";

const keys = { name: "vendorName", address: "vendorAddress", taxNumber: "vendorTaxNumber" };

/** Draws an energy bill. */
export function energyLayout(desk: Desk, bill: EnergyBill, family: EnergyFamily): void {
  const words: EnergyWords = (name) =>
    desk.choose(`energy.${name}`, energyWordings(name, desk.style.language)).replace("{tax}", desk.tax);
  const width = desk.right - desk.left;
  const left: Area = { left: desk.left, right: desk.left + width * 0.5 };
  const right: Area = { left: desk.left + width * 0.56, right: desk.right };
  const headArea =
    family.head === "right"
      ? right
      : family.head === "centre"
        ? { left: desk.left, right: desk.right }
        : left;
  let y = letterhead(desk, bill.supplier, keys, headArea, desk.style.margin * 0.8, family.head);
  const titleX = family.head === "left" || family.head === "logo" ? desk.right : desk.left;
  const titleTop = family.head === "centre" ? y + 4 : desk.style.margin;
  desk.sheet.text(
    titleX,
    titleTop + desk.style.size * 1.4,
    words("title"),
    desk.font(desk.choose("energy.title", [1.4, 1.8, 2.2]), true),
    titleX === desk.right ? "right" : "left",
  );
  y = Math.max(y, titleTop + desk.style.size * 3) + desk.choose("energy.gap", [4, 10, 18]);
  const facts = factEntries(desk, bill, words);
  if (family.factsAt === "bar")
    y = infoBlock(desk, { left: desk.left, right: desk.right }, y, facts, family.facts) + 8;
  const customerArea = family.factsAt === "left" ? right : left;
  const customer = partyBlock(
    desk,
    customerArea,
    y,
    {
      label: "",
      name: bill.customer.name,
      address: bill.customer.address,
      nameKey: "customerName",
      addressKey: "billToAddress",
      after: [],
    },
    "bare",
  );
  const service = desk.chance("energy.service", 0.8)
    ? serviceBlock(desk, customerArea, customer + 6, words("service"), bill.service)
    : customer;
  const beside =
    family.factsAt === "bar"
      ? y
      : infoBlock(desk, family.factsAt === "left" ? left : right, y, facts, family.facts);
  y = Math.max(service, beside) + 10;
  const summaryArea =
    family.summary === "wide"
      ? { left: desk.left, right: desk.right }
      : family.summary === "left"
        ? left
        : right;
  y = summary(desk, bill, words, summaryArea, y) + 12;
  if (family.meter !== "none") y = energyMeter(desk, bill, family, words, y) + 12;
  if (y > desk.bottom - 200 && desk.chance("energy.second", 0.5)) {
    desk.sheet.turnPage();
    y = desk.style.margin;
  }
  y = energyCharges(desk, bill, family, words, y) + 12;
  if (family.slip) slip(desk, bill, words, y);
}

/** The place of supply, which has no name of its own. */
function serviceBlock(desk: Desk, area: Area, y: number, label: string, address: string[]): number {
  const group = desk.sheet.newGroup();
  const value = address.join(", ");
  desk.sheet.text(area.left, y + desk.style.size, desk.beside(label), desk.font(1, desk.style.boldLabels));
  address.forEach((line, i) => {
    const piece: Piece = { text: line, marks: [{ key: "shipToAddress", value, group }] };
    desk.sheet.text(area.left, y + desk.style.size + (i + 1) * desk.lineHeight(), piece, desk.font());
  });
  return y + desk.lineHeight(address.length + 2);
}

function factEntries(desk: Desk, bill: EnergyBill, words: EnergyWords): Entry[] {
  const shows = (name: string, probability: number) => desk.chance(`energy.${name}`, probability);
  const entries: Entry[] = [
    { label: words("account"), value: [desk.value("accountNumber", bill.account)] },
    ...(shows("number", 0.55)
      ? [{ label: words("number"), value: [desk.value("invoiceNumber", bill.number)] }]
      : []),
    { label: words("date"), value: [desk.date(bill.date, "invoiceDate")] },
    ...(shows("period", 0.9)
      ? [
          {
            label: words("period"),
            value: [
              desk.date(bill.start, "periodStart"),
              ` ${words("to")} `,
              desk.date(bill.end, "periodEnd"),
            ],
          },
        ]
      : []),
    ...(shows("due", 0.85) ? [{ label: words("due"), value: [desk.date(bill.due, "dueDate")] }] : []),
    ...(shows("site", 0.35) ? [{ label: words("site"), value: [bill.site] }] : []),
    ...(shows("due-top", 0.5)
      ? [{ label: words("totalDue"), value: desk.amount(bill.amountDue, dueKey(bill), "grand") }]
      : []),
  ];
  return shows("mixed", 0.3) ? desk.dice("energy.order").shuffled(entries) : entries;
}

/** What is due is a field of its own only where old balances make it differ from this bill's total. */
function dueKey(bill: EnergyBill): string {
  return bill.amountDue === bill.total ? "total ?amountDue" : "amountDue";
}

/** Old balance, payments, new charges and what is due. */
function summary(desk: Desk, bill: EnergyBill, words: EnergyWords, area: Area, y: number): number {
  const amount = (cents: number, key?: string): Piece[] => desk.amount(cents, key, "total");
  const sign = desk.chance("energy.minus", 0.6) ? -1 : 1;
  const rows: Entry[] = [
    ...(bill.previous > 0
      ? [
          { label: words("previous"), value: amount(bill.previous) },
          { label: words("payments"), value: amount(sign * bill.payments) },
          ...(desk.chance("energy.carried", 0.5)
            ? [{ label: words("carriedOver"), value: amount(bill.previous - bill.payments) }]
            : []),
        ]
      : []),
    { label: words("current"), value: amount(bill.total, "total") },
    { label: words("amountDue"), value: desk.amount(bill.amountDue, dueKey(bill), "grand") },
  ];
  desk.sheet.text(area.left, y + desk.style.size, words("summary"), desk.font(1.15, true));
  return infoBlock(
    desk,
    area,
    y + desk.lineHeight(1.4),
    rows,
    desk.choose("energy.summary-form", ["pairs-right", "pairs-right", "boxed-pairs", "pairs"] as const),
  );
}

function slip(desk: Desk, bill: EnergyBill, words: EnergyWords, y: number): void {
  const height = desk.lineHeight() * 7;
  if (y + height > desk.bottom + 10) return;
  const top = Math.max(y, desk.bottom - height);
  desk.sheet.rule(desk.left, top, desk.right, top);
  desk.sheet.text(desk.left, top + desk.style.size + 3, desk.label("remittance"), desk.font(0.9));
  desk.sheet.text(
    desk.left,
    top + desk.style.size + desk.lineHeight(2),
    [desk.value("vendorName", bill.supplier.name)],
    desk.font(),
  );
  bill.supplier.address.forEach((line, i) => {
    desk.sheet.text(desk.left, top + desk.style.size + desk.lineHeight(3 + i), line, desk.font());
  });
  const entries: Entry[] = [
    { label: words("account"), value: [desk.value("accountNumber", bill.account)] },
    { label: words("totalDue"), value: desk.amount(bill.amountDue, dueKey(bill), "grand") },
    ...(desk.chance("energy.due", 0.85)
      ? [{ label: words("due"), value: [desk.date(bill.due, "dueDate")] }]
      : []),
    { label: desk.label("amountEnclosed"), value: ["____________"] },
  ];
  infoBlock(
    desk,
    { left: (desk.left + desk.right) / 2, right: desk.right },
    top + desk.lineHeight(),
    entries,
    desk.choose("energy.slip", ["pairs", "pairs-right", "boxed-pairs"] as const),
  );
}
