import type { Deal } from "../content/deal";
import { addressOf } from "../content/party";
import { diceOf } from "../dice";
import type { Piece } from "../drawing/sheet";
import { amountInWords } from "../style/amount-in-words";
import { formatNumber } from "../style/format-number";
import { english } from "../style/labels/english";
import type { Composer } from "./composer";
import { infoBlock } from "./info-block";
import { wrapped } from "./item-table";
import { noticeOf } from "./notice";
import { closingWords } from "./surroundings";

type Plan = { slip: boolean; taxSummary: boolean; owner: "head" | "foot-columns" | "closing" };

/** What follows the totals: tax summary, words, payment details, terms, thanks, slip. */
export function endMatter(
  composer: Composer,
  deal: Deal,
  plan: Plan,
  y: number,
  nextPage: () => number,
  kind: string,
): void {
  let top = y + composer.lineHeight();
  const room = (needed: number) => {
    if (top + needed > composer.bottom) top = nextPage();
  };
  if (plan.taxSummary && deal.taxes.length > 0) {
    room(composer.lineHeight() * (deal.taxes.length + 3));
    top = taxSummary(composer, deal, top);
  }
  if (
    (composer.style.country.code === "IN" && composer.chance("words", 0.6)) ||
    (composer.style.country.code === "MX" && composer.chance("words", 0.6))
  ) {
    room(composer.lineHeight() * 2);
    top = line(
      composer,
      top,
      `${composer.beside(composer.label("words"))} ${amountInWords(deal.total, composer.style.language, deal.currency)}`,
    );
  }
  if (kind !== "credit_note" && composer.chance("payment", 0.6)) {
    room(composer.lineHeight() * 7);
    top = payment(composer, deal, top, kind);
  }
  if (kind === "invoice" && composer.chance("remit", composer.style.country.code === "US" ? 0.35 : 0.06)) {
    room(composer.lineHeight() * 6);
    top = remitTo(composer, deal, top);
  }
  if (kind === "invoice" && composer.chance("ageing", 0.06)) {
    room(composer.lineHeight() * 4);
    top = ageing(composer, deal, top);
  }
  if (composer.chance("notice", 0.35)) {
    room(composer.lineHeight() * 3);
    top = line(composer, top, noticeOf(composer, deal));
  }
  if (composer.chance("notes", 0.55)) {
    room(composer.lineHeight() * 4);
    top = notes(composer, deal, top);
  }
  if (composer.chance("signature", 0.2)) {
    room(composer.lineHeight() * 3);
    composer.sheet.rule(composer.right - 150, top + 24, composer.right, top + 24);
    composer.sheet.text(
      composer.right - 75,
      top + 24 + composer.lineHeight(),
      composer.label("signature", { vendor: deal.vendor.name }),
      composer.font(0.9),
      "centre",
    );
    top += 24 + composer.lineHeight() * 2;
  }
  if (plan.owner === "closing") {
    room(composer.lineHeight() * 4);
    const isOrder = kind === "purchase_order";
    const owner = isOrder ? deal.customer : deal.vendor;
    top = closingWords(composer, isOrder ? "customerName" : "vendorName", owner.name, top);
  }
  if (plan.slip && kind === "invoice") slip(composer, deal, top, nextPage);
}

function line(composer: Composer, top: number, text: string): number {
  let baseline = top + composer.style.size;
  for (const part of wrapped(composer, text, composer.right - composer.left)) {
    composer.sheet.text(composer.left, baseline, part, composer.font(0.95));
    baseline += composer.lineHeight();
  }
  return baseline;
}

/** Base and tax for each rate in a small table. */
function taxSummary(composer: Composer, deal: Deal, y: number): number {
  const step = composer.choose("summary.step", [60, 75, 90]);
  const heads = [composer.label("taxRate"), composer.label("taxBase"), composer.label("taxAmount")];
  if (composer.chance("summary.title", 0.6))
    composer.sheet.text(
      composer.left,
      y + composer.style.size,
      composer.label("taxSummary"),
      composer.font(1, true),
    );
  let baseline = y + composer.style.size + composer.lineHeight();
  heads.forEach((head, i) => {
    composer.sheet.text(
      composer.left + step * (i + 1),
      baseline,
      head,
      composer.font(0.9, composer.style.boldLabels),
      "right",
    );
  });
  for (const tax of deal.taxes) {
    baseline += composer.lineHeight();
    const cells: Piece[][] = [
      [`${formatNumber(tax.percent * 100, 2, composer.style.numbers)}%`],
      composer.amount(tax.base, undefined, "cell"),
      composer.amount(tax.amount, undefined, "cell"),
    ];
    cells.forEach((cell, i) => {
      composer.sheet.text(composer.left + step * (i + 1), baseline, cell, composer.font(0.9), "right");
    });
  }
  return baseline + composer.lineHeight();
}

function payment(composer: Composer, deal: Deal, y: number, kind: string): number {
  const bank = kind === "purchase_order" ? [] : deal.vendor.bank;
  if (bank.length === 0) return y;
  const entries = [
    ...(composer.chance("payment.name", 0.5)
      ? [{ label: composer.label("accountName"), value: [composer.value("vendorName", deal.vendor.name)] }]
      : []),
    ...bank.map(({ label, value }) => ({ label, value: [value] })),
    ...(composer.chance("payment.reference", 0.4)
      ? [{ label: composer.label("bankReference"), value: [composer.value("invoiceNumber", deal.number)] }]
      : []),
  ];
  composer.sheet.text(
    composer.left,
    y + composer.style.size,
    composer.label("paymentDetails"),
    composer.font(1, composer.chance("payment.bold", 0.7)),
  );
  const form = composer.choose("payment.form", ["pairs", "pairs", "tight", "sentence"] as const);
  return (
    infoBlock(
      composer,
      { left: composer.left, right: composer.left + (composer.right - composer.left) * 0.6 },
      y + composer.lineHeight() + 2,
      entries,
      form,
    ) + 6
  );
}

/** What the customer owes by age, as accounting programs print it under an invoice. */
function ageing(composer: Composer, deal: Deal, y: number): number {
  const dice = diceOf(composer.style.seed, `ageing ${deal.number}`);
  const labels = ["Current", "1-30 Days", "31-60 Days", "61-90 Days", "Over 90 Days"];
  const entries = labels.map((label) => ({
    label,
    value: composer.amount(dice.chance(0.5) ? 0 : dice.int(1000, 900000), undefined, "cell"),
  }));
  return infoBlock(composer, { left: composer.left, right: composer.right }, y, entries, "header-row") + 6;
}

/** Where cheques are sent, often another place than the letterhead says. */
function remitTo(composer: Composer, deal: Deal, y: number): number {
  const address = addressOf(deal.vendor.country, composer.dice("remit.address"));
  const title = composer.choose("remit.title", [
    "Remit To",
    "Remit Payment To",
    "Mail checks to",
    "Please remit to",
  ]);
  const lines: Piece[][] = [
    [composer.beside(title)],
    [composer.value("vendorName", deal.vendor.name)],
    ...address.map((text) => [text]),
  ];
  const x = composer.choose("remit.at", [composer.left, composer.left, (composer.left + composer.right) / 2]);
  lines.forEach((pieces, i) => {
    composer.sheet.text(
      x,
      y + composer.style.size + i * composer.lineHeight(),
      pieces,
      composer.font(1, i === 0),
    );
  });
  return y + composer.lineHeight(lines.length + 1);
}

function notes(composer: Composer, deal: Deal, y: number): number {
  const dice = composer.dice("notes.text");
  const count = dice.int(1, 3);
  const texts = Array.from({ length: count }, (_, i) => termText(composer, deal, i));
  let top = y;
  if (composer.chance("notes.title", 0.4))
    top = line(composer, top, composer.beside(composer.label("notes")));
  for (const text of texts) top = line(composer, top, text);
  return composer.chance("thanks", 0.5) ? line(composer, top + 4, composer.label("thanks")) : top;
}

function termText(composer: Composer, deal: Deal, index: number): string {
  if (composer.style.language === "en") {
    const wording = composer.choose(`terms.${index}`, english.terms1);
    return wording
      .replace("{cur}", deal.currency)
      .replace("{vendor}", deal.vendor.name)
      .replace("{contact}", deal.vendor.contact);
  }
  return composer.label("terms1", { vendor: deal.vendor.name, contact: deal.vendor.contact });
}

/** The part that is cut off and sent back: it says the main things once more. */
function slip(composer: Composer, deal: Deal, y: number, nextPage: () => number): void {
  const height = composer.lineHeight() * 9;
  let top = Math.max(y, composer.bottom - height);
  if (y + height > composer.bottom + composer.lineHeight()) top = nextPage();
  composer.sheet.rule(composer.left, top, composer.right, top);
  composer.sheet.text(
    composer.left,
    top + composer.style.size + 4,
    composer.label("remittance"),
    composer.font(1.1, true),
  );
  const middle = (composer.left + composer.right) / 2;
  const lines: Piece[][] = [
    [composer.value("vendorName", deal.vendor.name)],
    ...deal.vendor.address.map((text) => [text]),
  ];
  lines.forEach((text, i) => {
    composer.sheet.text(
      composer.left,
      top + composer.style.size + composer.lineHeight() * (i + 2),
      text,
      composer.font(),
    );
  });
  const entries = [
    { label: composer.label("billTo"), value: [composer.value("customerName", deal.customer.name)] },
    { label: composer.label("invoiceNumber"), value: [composer.value("invoiceNumber", deal.number)] },
    {
      label: composer.label("amountDue"),
      value: composer.amount(deal.amountDue, deal.prepaid > 0 ? "amountDue" : "total ?amountDue", "grand"),
    },
    ...(composer.chance("info.due", 0.62)
      ? [{ label: composer.label("dueDate"), value: [composer.date(deal.due, "dueDate")] }]
      : []),
    { label: composer.label("amountEnclosed"), value: ["______________"] },
  ];
  infoBlock(
    composer,
    { left: middle, right: composer.right },
    top + composer.lineHeight(),
    entries,
    composer.choose("slip.form", ["pairs", "pairs-right", "boxed-pairs"] as const),
  );
}
