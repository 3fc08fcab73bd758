import type { EnergyBill } from "../content/energy/energy-bill";
import type { Piece } from "../drawing/sheet";
import { type EnergyWords, energyWordings } from "../style/labels/energy-labels";
import type { Composer } from "./composer";
import { energyCharges, energyMeter } from "./energy-details";
import type { EnergyFamily } from "./energy-families";
import type { Area, Entry } from "./entry";
import { infoBlock } from "./info-block";
import { letterhead } from "./letterhead";
import { partyBlock } from "./party-block";

const keys = { name: "vendorName", address: "vendorAddress", taxNumber: "vendorTaxNumber" };

/** Draws an energy bill. */
export function energyLayout(composer: Composer, bill: EnergyBill, family: EnergyFamily): void {
  const words: EnergyWords = (name) =>
    composer
      .choose(`energy.${name}`, energyWordings(name, composer.style.language))
      .replace("{tax}", composer.tax);
  const width = composer.right - composer.left;
  const left: Area = { left: composer.left, right: composer.left + width * 0.5 };
  const right: Area = { left: composer.left + width * 0.56, right: composer.right };
  const headArea =
    family.head === "right"
      ? right
      : family.head === "centre"
        ? { left: composer.left, right: composer.right }
        : left;
  let y = letterhead(composer, bill.supplier, keys, headArea, composer.style.margin * 0.8, family.head);
  const titleX = family.head === "left" || family.head === "logo" ? composer.right : composer.left;
  const titleTop = family.head === "centre" ? y + 4 : composer.style.margin;
  composer.sheet.text(
    titleX,
    titleTop + composer.style.size * 1.4,
    words("title"),
    composer.font(composer.choose("energy.title", [1.4, 1.8, 2.2]), true),
    titleX === composer.right ? "right" : "left",
  );
  y = Math.max(y, titleTop + composer.style.size * 3) + composer.choose("energy.gap", [4, 10, 18]);
  const facts = factEntries(composer, bill, words);
  if (family.factsAt === "bar")
    y = infoBlock(composer, { left: composer.left, right: composer.right }, y, facts, family.facts) + 8;
  const customerArea = family.factsAt === "left" ? right : left;
  const customer = partyBlock(
    composer,
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
  const service = composer.chance("energy.service", 0.8)
    ? serviceBlock(composer, customerArea, customer + 6, words("service"), bill.service)
    : customer;
  const beside =
    family.factsAt === "bar"
      ? y
      : infoBlock(composer, family.factsAt === "left" ? left : right, y, facts, family.facts);
  y = Math.max(service, beside) + 10;
  const summaryArea =
    family.summary === "wide"
      ? { left: composer.left, right: composer.right }
      : family.summary === "left"
        ? left
        : right;
  y = summary(composer, bill, words, summaryArea, y) + 12;
  if (family.meter !== "none") y = energyMeter(composer, bill, family, words, y) + 12;
  if (y > composer.bottom - 200 && composer.chance("energy.second", 0.5)) {
    composer.sheet.turnPage();
    y = composer.style.margin;
  }
  y = energyCharges(composer, bill, family, words, y) + 12;
  if (family.slip) slip(composer, bill, words, y);
}

/** The place of supply, which has no name of its own. */
function serviceBlock(composer: Composer, area: Area, y: number, label: string, address: string[]): number {
  const group = composer.sheet.newGroup();
  const value = address.join(", ");
  composer.sheet.text(
    area.left,
    y + composer.style.size,
    composer.beside(label),
    composer.font(1, composer.style.boldLabels),
  );
  address.forEach((line, i) => {
    const piece: Piece = { text: line, marks: [{ key: "shipToAddress", value, group }] };
    composer.sheet.text(
      area.left,
      y + composer.style.size + (i + 1) * composer.lineHeight(),
      piece,
      composer.font(),
    );
  });
  return y + composer.lineHeight(address.length + 2);
}

function factEntries(composer: Composer, bill: EnergyBill, words: EnergyWords): Entry[] {
  const shows = (name: string, probability: number) => composer.chance(`energy.${name}`, probability);
  const entries: Entry[] = [
    { label: words("account"), value: [composer.value("accountNumber", bill.account)] },
    ...(shows("number", 0.55)
      ? [{ label: words("number"), value: [composer.value("invoiceNumber", bill.number)] }]
      : []),
    { label: words("date"), value: [composer.date(bill.date, "invoiceDate")] },
    ...(shows("period", 0.9)
      ? [
          {
            label: words("period"),
            value: [
              composer.date(bill.start, "periodStart"),
              ` ${words("to")} `,
              composer.date(bill.end, "periodEnd"),
            ],
          },
        ]
      : []),
    ...(shows("due", 0.85) ? [{ label: words("due"), value: [composer.date(bill.due, "dueDate")] }] : []),
    ...(shows("site", 0.35) ? [{ label: words("site"), value: [bill.site] }] : []),
    ...(shows("due-top", 0.5)
      ? [{ label: words("totalDue"), value: composer.amount(bill.amountDue, dueKey(bill), "grand") }]
      : []),
  ];
  return shows("mixed", 0.3) ? composer.dice("energy.order").shuffled(entries) : entries;
}

/** What is due is a field of its own only where old balances make it differ from this bill's total. */
function dueKey(bill: EnergyBill): string {
  return bill.amountDue === bill.total ? "total ?amountDue" : "amountDue";
}

/** Old balance, payments, new charges and what is due. */
function summary(composer: Composer, bill: EnergyBill, words: EnergyWords, area: Area, y: number): number {
  const amount = (cents: number, key?: string): Piece[] => composer.amount(cents, key, "total");
  const sign = composer.chance("energy.minus", 0.6) ? -1 : 1;
  const rows: Entry[] = [
    ...(bill.previous > 0
      ? [
          { label: words("previous"), value: amount(bill.previous) },
          { label: words("payments"), value: amount(sign * bill.payments) },
          ...(composer.chance("energy.carried", 0.5)
            ? [{ label: words("carriedOver"), value: amount(bill.previous - bill.payments) }]
            : []),
        ]
      : []),
    { label: words("current"), value: amount(bill.total, "total") },
    { label: words("amountDue"), value: composer.amount(bill.amountDue, dueKey(bill), "grand") },
  ];
  composer.sheet.text(area.left, y + composer.style.size, words("summary"), composer.font(1.15, true));
  return infoBlock(
    composer,
    area,
    y + composer.lineHeight(1.4),
    rows,
    composer.choose("energy.summary-form", ["pairs-right", "pairs-right", "boxed-pairs", "pairs"] as const),
  );
}

function slip(composer: Composer, bill: EnergyBill, words: EnergyWords, y: number): void {
  const height = composer.lineHeight() * 7;
  if (y + height > composer.bottom + 10) return;
  const top = Math.max(y, composer.bottom - height);
  composer.sheet.rule(composer.left, top, composer.right, top);
  composer.sheet.text(
    composer.left,
    top + composer.style.size + 3,
    composer.label("remittance"),
    composer.font(0.9),
  );
  composer.sheet.text(
    composer.left,
    top + composer.style.size + composer.lineHeight(2),
    [composer.value("vendorName", bill.supplier.name)],
    composer.font(),
  );
  bill.supplier.address.forEach((line, i) => {
    composer.sheet.text(
      composer.left,
      top + composer.style.size + composer.lineHeight(3 + i),
      line,
      composer.font(),
    );
  });
  const entries: Entry[] = [
    { label: words("account"), value: [composer.value("accountNumber", bill.account)] },
    { label: words("totalDue"), value: composer.amount(bill.amountDue, dueKey(bill), "grand") },
    ...(composer.chance("energy.due", 0.85)
      ? [{ label: words("due"), value: [composer.date(bill.due, "dueDate")] }]
      : []),
    { label: composer.label("amountEnclosed"), value: ["____________"] },
  ];
  infoBlock(
    composer,
    { left: (composer.left + composer.right) / 2, right: composer.right },
    top + composer.lineHeight(),
    entries,
    composer.choose("energy.slip", ["pairs", "pairs-right", "boxed-pairs"] as const),
  );
}
