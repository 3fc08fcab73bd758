import { addressOf } from "../content/party";
import type { Purchase } from "../content/retail/purchase";
import type { Piece } from "../drawing/sheet";
import { formatNumber } from "../style/format-number";
import type { Desk } from "./desk";
import { wrapped } from "./item-table";
import { partyLines } from "./party-block";
import type { ReceiptFamily } from "./receipt-families";
import { receiptItems } from "./receipt-items";
import { type Roll, rollOf } from "./roll";
import { saying } from "./surroundings";

/** Prints a receipt on a roll. */
export function receiptLayout(desk: Desk, purchase: Purchase, family: ReceiptFamily): void {
  const roll = rollOf(desk);
  head(roll, purchase, family);
  if (family.info !== "bottom") info(roll, purchase, family);
  if (family.items === "none") slip(roll, purchase);
  else receiptItems(roll, purchase, family);
  totals(roll, purchase, family);
  if (family.summary === "table" && purchase.tax > 0) summary(roll, purchase);
  if (family.info === "bottom") info(roll, purchase, family);
  roll.gap(0.7);
  roll.line(roll.label("thanks"), "centre");
  if (desk.chance("roll.more", 0.5))
    roll.line(
      desk.choose("roll.end", [
        purchase.vendor.web,
        "*** ***",
        "Customer Copy",
        `Tel ${purchase.vendor.phone}`,
      ]),
      "centre",
    );
}

function head({ desk, line, gap, label }: Roll, { vendor }: Purchase, family: ReceiptFamily): void {
  const scale = desk.choose("roll.name", [1, 1.2, 1.5]);
  const shows = (name: string, probability: number) => desk.chance(`roll.${name}`, probability);
  const [name = [], ...address] = partyLines(desk, {
    label: "",
    name: shows("capitals", 0.5) ? vendor.name.toUpperCase() : vendor.name,
    address: rewrapped(desk, vendor.address),
    nameKey: "vendorName",
    addressKey: "vendorAddress",
    after: [],
  });
  if (shows("title-first", 0.15)) line(label("title"), "centre");
  const registration = vendor.otherIds[0];
  const beside = registration && shows("registration-beside", 0.14) ? ` (${registration.value})` : "";
  const parts = fitted(desk, name, scale);
  const bold = shows("bold", 0.6);
  parts.forEach((part, i) => {
    const longer = i === parts.length - 1 && beside !== "" ? [...part, beside] : part;
    const fits = desk.sheet.measure(longer, desk.font(scale, bold)) <= desk.right - desk.left;
    line(fits ? longer : part, family.head, scale, bold);
    if (longer !== part && !fits) line(beside.trim(), family.head);
  });
  if (vendor.country.language === "en" && shows("trading-as", 0.05))
    line(
      `${desk.choose("roll.trading-as", ["T/A", "trading as", "(Trading as", "t/a"])} ${desk.choose("roll.shop", ["The Corner Shop", "City Mart", "Fresh & More", "Style Point"])}`,
      family.head,
    );
  if (registration && beside === "" && shows("registration", 0.6))
    line(
      shows("brackets", 0.4)
        ? `(${registration.value})`
        : `${desk.beside(registration.label)} ${registration.value}`,
      family.head,
    );
  for (const part of address) line(part, family.head);
  if (shows("other-office", 0.07)) {
    const lines = addressOf(vendor.country, desk.dice("roll.other-office-lines")).join(", ");
    const title = `${saying(desk, "headOffice")}:`;
    for (const part of wrapped(desk, `${title} ${lines}`, (desk.right - desk.left) * 0.96))
      line([desk.value("?vendorAddress", part)], family.head);
  }
  if (shows("phone", 0.7))
    line(
      `${desk.choose("roll.phone-label", ["Tel:", "TEL", "Ph:", "Phone:", "Tel "])} ${vendor.phone}`,
      family.head,
    );
  if (shows("tax-number", vendor.country.code === "US" ? 0.1 : 0.8)) {
    const text = desk.choose("tax-number.label", vendor.country.taxIdLabels);
    line([`${desk.beside(text)} `, desk.value("vendorTaxNumber", vendor.taxNumber)], family.head);
  }
  gap(0.5);
  if (!shows("title-first", 0.15) && label("title") !== "")
    line(label("title"), "centre", 1, shows("title-bold", 0.4));
}

/** Address lines joined or cut to the width of the roll. */
function rewrapped(desk: Desk, address: string[]): string[] {
  const width = (desk.right - desk.left) * 0.96;
  const capitals = desk.chance("roll.capitals", 0.5);
  const texts = desk.chance("roll.joined", 0.4) ? [address.join(", ")] : address;
  return texts
    .map((text) => (capitals ? text.toUpperCase() : text))
    .flatMap((text) => wrapped(desk, text, width));
}

/** A long name goes on in the next line, as one value. */
function fitted(desk: Desk, pieces: Piece[], scale: number): Piece[][] {
  const [piece] = pieces;
  if (piece === undefined || typeof piece === "string") return [pieces];
  return wrapped(desk, piece.text, (desk.right - desk.left) / scale, true).map((text) => [
    { ...piece, text },
  ]);
}

function info({ desk, line, spread, label, dashes }: Roll, purchase: Purchase, family: ReceiptFamily): void {
  const date: Piece[] = [desk.date(purchase.date, "invoiceDate")];
  const number: Piece[] = [desk.value("invoiceNumber", purchase.number)];
  const titled = (text: string, value: Piece[]): Piece[] =>
    text === "" ? value : [`${desk.beside(text)} `, ...value];
  const shows = (name: string, probability: number) => desk.chance(`roll.${name}`, probability);
  const hasNumber = shows("number", 0.8);
  const gap = desk.choose("roll.time-gap", [" ", " ", " ", "  ", " - ", "-", " / "]);
  dashes();
  if (family.info === "one-line") {
    spread(
      titled(label("date"), [...date, gap, purchase.time]),
      hasNumber ? number : `${label("till")} ${purchase.till}`,
    );
    if (shows("cashier", 0.4)) line(titled(label("cashier"), [purchase.cashier]));
  } else if (family.info === "spread") {
    if (hasNumber) spread(desk.beside(label("number")), number);
    spread(desk.beside(label("date") || "Date"), [...date, gap, purchase.time]);
    if (shows("cashier", 0.6)) spread(desk.beside(label("cashier")), purchase.cashier);
  } else {
    if (hasNumber) line(titled(label("number"), number));
    line([...titled(label("date"), date), "  ", ...titled(label("time"), [purchase.time])]);
    if (shows("cashier", 0.6)) line(titled(label("cashier"), [purchase.cashier]));
    if (shows("till", 0.3)) line(`${label("till")} ${purchase.till}`);
  }
  dashes();
}

function slip({ desk, spread, line }: Roll, purchase: Purchase): void {
  const dice = desk.dice(`slip ${purchase.number}`);
  line(desk.choose("slip.kind", ["SALE", "PURCHASE", "CREDIT CARD SALE", "EFTPOS PURCHASE"]));
  spread(desk.choose("slip.merchant", ["MERCHANT ID", "MID", "Merchant No."]), dice.fill("^##########"));
  spread(desk.choose("slip.terminal", ["TERMINAL", "TID", "Term ID"]), dice.fill("########"));
  spread("CARD", purchase.card);
  spread(desk.choose("slip.approval", ["APPROVAL CODE", "AUTH", "APPR CODE"]), dice.fill("######"));
  spread("RRN", dice.fill("############"));
}

function totals(roll: Roll, purchase: Purchase, family: ReceiptFamily): void {
  const { desk, label } = roll;
  const row = rowsOf(roll, family);
  const several = purchase.lines.length > 1 && family.items !== "none";
  const tax = desk.tax;
  const rate = formatNumber(purchase.taxPercent * 10, 1, desk.style.numbers).replace(/[.,]0$/, "");
  const shown = family.items === "none" ? false : purchase.tax > 0;
  const changed = purchase.discount !== 0 || purchase.service !== 0;
  const changes = () => {
    if (purchase.discount > 0) row(label("discount"), desk.amount(-purchase.discount, undefined, "total"));
    if (purchase.service > 0) row(serviceLabel(desk), desk.amount(purchase.service, undefined, "total"));
  };
  if (!purchase.taxIncluded && shown) {
    row(label("subTotal"), desk.amount(purchase.linesTotal, changed ? "?subTotal" : "subTotal", "total"));
    changes();
    row(desk.chance("roll.rate", 0.5) ? `${tax} ${rate}%` : tax, desk.amount(purchase.tax, "tax", "total"));
  } else {
    if (several && desk.chance("roll.sub", 0.5))
      row(label("subTotal"), desk.amount(purchase.linesTotal, "?subTotal", "total"));
    changes();
  }
  const rounds = purchase.rounding !== 0;
  const twice = rounds && desk.chance("roll.exact-total", 0.55);
  if (twice) row(label("total"), desk.amount(purchase.total - purchase.rounding, undefined, "total"));
  if (rounds) row(label("rounding"), desk.amount(purchase.rounding, undefined, "total"));
  row(
    twice ? roundedLabel(desk, label("total")) : label("total"),
    desk.amount(purchase.total, "total", "grand"),
    true,
  );
  if (family.items !== "none" && desk.chance("roll.paid", 0.85)) paid(roll, purchase, row);
  if (purchase.taxIncluded && shown && family.summary === "line")
    row(label("included"), desk.amount(purchase.tax, "tax", "total"));
}

type Row = (text: string, value: Piece[], strong?: boolean) => void;

/** How a roll sets a label and its amount: on one line, or the strong one's amount below its label. */
function rowsOf({ desk, spread, line }: Roll, family: ReceiptFamily): Row {
  return (text, value, strong = false) => {
    const scale = strong ? desk.choose("roll.total-scale", [1, 1, 1.3, 1.6]) : 1;
    if (strong && desk.chance("roll.total-above", 0.07)) {
      const align = desk.choose("roll.total-at", ["left", "centre"] as const);
      line(text, align, scale, true);
      line(value, align, scale, true);
    } else if (family.totals === "tight") line([`${desk.beside(text)} `, ...value], "left", scale, strong);
    else
      spread(
        family.totals === "wide-colon" ? `${text}${desk.choose("roll.colon", [" :", ":"])}` : text,
        value,
        scale,
        strong && desk.chance("roll.total-bold", 0.6),
      );
  };
}

function serviceLabel(desk: Desk): string {
  if (desk.style.language !== "en") return desk.label("handling");
  return desk.choose("roll.service", [
    "SERVICE CHARGE",
    "Service Charge 10%",
    "SVC CHG",
    "Svc Charge",
    "Gratuity",
  ]);
}

/** What the rounded total is called where the exact one stands above it. */
function roundedLabel(desk: Desk, total: string): string {
  if (desk.style.language !== "en") return total;
  return desk.choose("roll.rounded", [
    "Rounded Total",
    "TOTAL ROUNDED",
    "NET TOTAL",
    "Total After Rounding",
    "TOTAL PAYABLE",
    "Amount Due",
    "Total (Rounded)",
    "GRAND TOTAL",
  ]);
}

/** Cash and change, or the card: its slip repeats the amount. */
function paid({ desk, label, line, spread }: Roll, purchase: Purchase, row: Row): void {
  row(purchase.byCard ? label("card") : label("cash"), desk.amount(purchase.cash, undefined, "total"));
  if (!purchase.byCard && (purchase.cash !== purchase.total || desk.chance("roll.zero-change", 0.6)))
    row(label("change"), desk.amount(purchase.cash - purchase.total, undefined, "total"));
  if (!purchase.byCard || !desk.chance("roll.card-slip", 0.35)) return;
  const dice = desk.dice(`card ${purchase.number}`);
  line(purchase.card);
  spread(desk.choose("slip.approval", ["APPROVAL CODE", "AUTH", "APPR CODE"]), dice.fill("######"));
  spread(
    desk.choose("slip.amount", ["AMOUNT", "PURCHASE", "Amount charged", "SALE AMOUNT"]),
    desk.amount(purchase.total, "total", "total"),
  );
}

/** Net and tax by rate, as GST and VAT laws ask for. */
function summary({ desk, line, columns, dashes }: Roll, purchase: Purchase): void {
  const tax = desk.tax;
  dashes();
  line(desk.choose("roll.summary", [`${tax} Summary`, `${tax} SUMMARY`, `${tax} Analysis`]));
  const at = [0, 0.5, 0.76, 1];
  const heads = [
    desk.choose("roll.code", ["Code", "Rate", "Tax Code"]),
    "",
    desk.choose("roll.base", ["Amount", "Net", "Amt(RM)"]).replace("(RM)", `(${desk.style.country.sign})`),
    desk.choose("roll.tax", ["Tax", tax]),
  ];
  columns(heads.map((head, i) => ({ at: at[i] ?? 1, pieces: [head], right: i > 0 })));
  const rate = formatNumber(purchase.taxPercent * 10, 1, desk.style.numbers).replace(/[.,]0$/, "");
  columns([
    { at: 0, pieces: [desk.choose("roll.rate-code", ["SR", "A", "S", "T1"])], right: false },
    { at: 0.5, pieces: [`${rate}%`], right: true },
    { at: 0.76, pieces: [desk.amount(purchase.net, "subTotal", "cell")].flat(), right: true },
    { at: 1, pieces: desk.amount(purchase.tax, "tax", "cell"), right: true },
  ]);
}
