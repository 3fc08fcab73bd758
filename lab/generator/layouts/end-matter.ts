import type { Deal } from "../content/deal";
import { addressOf } from "../content/party";
import { diceOf } from "../dice";
import type { Piece } from "../drawing/sheet";
import { amountInWords } from "../style/amount-in-words";
import { formatNumber } from "../style/format-number";
import { english } from "../style/labels/english";
import type { Desk } from "./desk";
import { infoBlock } from "./info-block";
import { wrapped } from "./item-table";
import { noticeOf } from "./notice";
import { closingWords } from "./surroundings";

type Plan = { slip: boolean; taxSummary: boolean; owner: "head" | "foot-columns" | "closing" };

/** What follows the totals: tax summary, words, payment details, terms, thanks, slip. */
export function endMatter(
  desk: Desk,
  deal: Deal,
  plan: Plan,
  y: number,
  nextPage: () => number,
  kind: string,
): void {
  let top = y + desk.lineHeight();
  const room = (needed: number) => {
    if (top + needed > desk.bottom) top = nextPage();
  };
  if (plan.taxSummary && deal.taxes.length > 0) {
    room(desk.lineHeight() * (deal.taxes.length + 3));
    top = taxSummary(desk, deal, top);
  }
  if (
    (desk.style.country.code === "IN" && desk.chance("words", 0.6)) ||
    (desk.style.country.code === "MX" && desk.chance("words", 0.6))
  ) {
    room(desk.lineHeight() * 2);
    top = line(
      desk,
      top,
      `${desk.beside(desk.label("words"))} ${amountInWords(deal.total, desk.style.language, deal.currency)}`,
    );
  }
  if (kind !== "credit_note" && desk.chance("payment", 0.6)) {
    room(desk.lineHeight() * 7);
    top = payment(desk, deal, top, kind);
  }
  if (kind === "invoice" && desk.chance("remit", desk.style.country.code === "US" ? 0.35 : 0.06)) {
    room(desk.lineHeight() * 6);
    top = remitTo(desk, deal, top);
  }
  if (kind === "invoice" && desk.chance("ageing", 0.06)) {
    room(desk.lineHeight() * 4);
    top = ageing(desk, deal, top);
  }
  if (desk.chance("notice", 0.35)) {
    room(desk.lineHeight() * 3);
    top = line(desk, top, noticeOf(desk, deal));
  }
  if (desk.chance("notes", 0.55)) {
    room(desk.lineHeight() * 4);
    top = notes(desk, deal, top);
  }
  if (desk.chance("signature", 0.2)) {
    room(desk.lineHeight() * 3);
    desk.sheet.rule(desk.right - 150, top + 24, desk.right, top + 24);
    desk.sheet.text(
      desk.right - 75,
      top + 24 + desk.lineHeight(),
      desk.label("signature", { vendor: deal.vendor.name }),
      desk.font(0.9),
      "centre",
    );
    top += 24 + desk.lineHeight() * 2;
  }
  if (plan.owner === "closing") {
    room(desk.lineHeight() * 4);
    const isOrder = kind === "purchase_order";
    const owner = isOrder ? deal.customer : deal.vendor;
    top = closingWords(desk, isOrder ? "customerName" : "vendorName", owner.name, top);
  }
  if (plan.slip && kind === "invoice") slip(desk, deal, top, nextPage);
}

function line(desk: Desk, top: number, text: string): number {
  let baseline = top + desk.style.size;
  for (const part of wrapped(desk, text, desk.right - desk.left)) {
    desk.sheet.text(desk.left, baseline, part, desk.font(0.95));
    baseline += desk.lineHeight();
  }
  return baseline;
}

/** Base and tax for each rate in a small table. */
function taxSummary(desk: Desk, deal: Deal, y: number): number {
  const step = desk.choose("summary.step", [60, 75, 90]);
  const heads = [desk.label("taxRate"), desk.label("taxBase"), desk.label("taxAmount")];
  if (desk.chance("summary.title", 0.6))
    desk.sheet.text(desk.left, y + desk.style.size, desk.label("taxSummary"), desk.font(1, true));
  let baseline = y + desk.style.size + desk.lineHeight();
  heads.forEach((head, i) => {
    desk.sheet.text(
      desk.left + step * (i + 1),
      baseline,
      head,
      desk.font(0.9, desk.style.boldLabels),
      "right",
    );
  });
  for (const tax of deal.taxes) {
    baseline += desk.lineHeight();
    const cells: Piece[][] = [
      [`${formatNumber(tax.percent * 100, 2, desk.style.numbers)}%`],
      desk.amount(tax.base, undefined, "cell"),
      desk.amount(tax.amount, undefined, "cell"),
    ];
    cells.forEach((cell, i) => {
      desk.sheet.text(desk.left + step * (i + 1), baseline, cell, desk.font(0.9), "right");
    });
  }
  return baseline + desk.lineHeight();
}

function payment(desk: Desk, deal: Deal, y: number, kind: string): number {
  const bank = kind === "purchase_order" ? [] : deal.vendor.bank;
  if (bank.length === 0) return y;
  const entries = [
    ...(desk.chance("payment.name", 0.5)
      ? [{ label: desk.label("accountName"), value: [desk.value("vendorName", deal.vendor.name)] }]
      : []),
    ...bank.map(({ label, value }) => ({ label, value: [value] })),
    ...(desk.chance("payment.reference", 0.4)
      ? [{ label: desk.label("bankReference"), value: [desk.value("invoiceNumber", deal.number)] }]
      : []),
  ];
  desk.sheet.text(
    desk.left,
    y + desk.style.size,
    desk.label("paymentDetails"),
    desk.font(1, desk.chance("payment.bold", 0.7)),
  );
  const form = desk.choose("payment.form", ["pairs", "pairs", "tight", "sentence"] as const);
  return (
    infoBlock(
      desk,
      { left: desk.left, right: desk.left + (desk.right - desk.left) * 0.6 },
      y + desk.lineHeight() + 2,
      entries,
      form,
    ) + 6
  );
}

/** What the customer owes by age, as accounting programs print it under an invoice. */
function ageing(desk: Desk, deal: Deal, y: number): number {
  const dice = diceOf(desk.style.seed, `ageing ${deal.number}`);
  const labels = ["Current", "1-30 Days", "31-60 Days", "61-90 Days", "Over 90 Days"];
  const entries = labels.map((label) => ({
    label,
    value: desk.amount(dice.chance(0.5) ? 0 : dice.int(1000, 900000), undefined, "cell"),
  }));
  return infoBlock(desk, { left: desk.left, right: desk.right }, y, entries, "header-row") + 6;
}

/** Where cheques are sent, often another place than the letterhead says. */
function remitTo(desk: Desk, deal: Deal, y: number): number {
  const address = addressOf(deal.vendor.country, desk.dice("remit.address"));
  const title = desk.choose("remit.title", [
    "Remit To",
    "Remit Payment To",
    "Mail checks to",
    "Please remit to",
  ]);
  const lines: Piece[][] = [
    [desk.beside(title)],
    [desk.value("vendorName", deal.vendor.name)],
    ...address.map((text) => [text]),
  ];
  const x = desk.choose("remit.at", [desk.left, desk.left, (desk.left + desk.right) / 2]);
  lines.forEach((pieces, i) => {
    desk.sheet.text(x, y + desk.style.size + i * desk.lineHeight(), pieces, desk.font(1, i === 0));
  });
  return y + desk.lineHeight(lines.length + 1);
}

function notes(desk: Desk, deal: Deal, y: number): number {
  const dice = desk.dice("notes.text");
  const count = dice.int(1, 3);
  const texts = Array.from({ length: count }, (_, i) => termText(desk, deal, i));
  let top = y;
  if (desk.chance("notes.title", 0.4)) top = line(desk, top, desk.beside(desk.label("notes")));
  for (const text of texts) top = line(desk, top, text);
  return desk.chance("thanks", 0.5) ? line(desk, top + 4, desk.label("thanks")) : top;
}

function termText(desk: Desk, deal: Deal, index: number): string {
  if (desk.style.language === "en") {
    const wording = desk.choose(`terms.${index}`, english.terms1);
    return wording
      .replace("{cur}", deal.currency)
      .replace("{vendor}", deal.vendor.name)
      .replace("{contact}", deal.vendor.contact);
  }
  return desk.label("terms1", { vendor: deal.vendor.name, contact: deal.vendor.contact });
}

/** The part that is cut off and sent back: it says the main things once more. */
function slip(desk: Desk, deal: Deal, y: number, nextPage: () => number): void {
  const height = desk.lineHeight() * 9;
  let top = Math.max(y, desk.bottom - height);
  if (y + height > desk.bottom + desk.lineHeight()) top = nextPage();
  desk.sheet.rule(desk.left, top, desk.right, top);
  desk.sheet.text(desk.left, top + desk.style.size + 4, desk.label("remittance"), desk.font(1.1, true));
  const middle = (desk.left + desk.right) / 2;
  const lines: Piece[][] = [
    [desk.value("vendorName", deal.vendor.name)],
    ...deal.vendor.address.map((text) => [text]),
  ];
  lines.forEach((text, i) => {
    desk.sheet.text(desk.left, top + desk.style.size + desk.lineHeight() * (i + 2), text, desk.font());
  });
  const entries = [
    { label: desk.label("billTo"), value: [desk.value("customerName", deal.customer.name)] },
    { label: desk.label("invoiceNumber"), value: [desk.value("invoiceNumber", deal.number)] },
    {
      label: desk.label("amountDue"),
      value: desk.amount(deal.amountDue, deal.prepaid > 0 ? "amountDue" : "total ?amountDue", "grand"),
    },
    ...(desk.chance("info.due", 0.62)
      ? [{ label: desk.label("dueDate"), value: [desk.date(deal.due, "dueDate")] }]
      : []),
    { label: desk.label("amountEnclosed"), value: ["______________"] },
  ];
  infoBlock(
    desk,
    { left: middle, right: desk.right },
    top + desk.lineHeight(),
    entries,
    desk.choose("slip.form", ["pairs", "pairs-right", "boxed-pairs"] as const),
  );
}
