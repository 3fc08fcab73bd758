import type { Purchase } from "../content/retail/purchase";
import type { Piece } from "../drawing/sheet";
import { formatNumber } from "../style/format-number";
import type { Desk } from "./desk";
import { wrapped } from "./item-table";
import { partyLines } from "./party-block";
import type { ReceiptFamily } from "./receipt-families";
import { receiptItems } from "./receipt-items";
import { type Roll, rollOf } from "./roll";

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
  fitted(desk, name, scale).forEach((part) => {
    line(part, family.head, scale, desk.chance("roll.bold", 0.6));
  });
  const registration = vendor.otherIds[0];
  if (registration && shows("registration", 0.6))
    line(
      shows("brackets", 0.4)
        ? `(${registration.value})`
        : `${desk.beside(registration.label)} ${registration.value}`,
      family.head,
    );
  for (const part of address) line(part, family.head);
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
  dashes();
  if (family.info === "one-line") {
    spread(
      titled(label("date"), [...date, " ", purchase.time]),
      hasNumber ? number : `${label("till")} ${purchase.till}`,
    );
    if (shows("cashier", 0.4)) line(titled(label("cashier"), [purchase.cashier]));
  } else if (family.info === "spread") {
    if (hasNumber) spread(desk.beside(label("number")), number);
    spread(desk.beside(label("date") || "Date"), [...date, " ", purchase.time]);
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
  const { desk, spread, line, label } = roll;
  const row = (text: string, value: Piece[], strong = false) => {
    const scale = strong ? desk.choose("roll.total-scale", [1, 1, 1.3, 1.6]) : 1;
    if (family.totals === "tight") line([`${desk.beside(text)} `, ...value], "left", scale, strong);
    else
      spread(
        family.totals === "wide-colon" ? `${text}${desk.choose("roll.colon", [" :", ":"])}` : text,
        value,
        scale,
        strong && desk.chance("roll.total-bold", 0.6),
      );
  };
  const several = purchase.lines.length > 1 && family.items !== "none";
  const tax = desk.tax;
  const rate = formatNumber(purchase.taxPercent * 10, 1, desk.style.numbers).replace(/[.,]0$/, "");
  const shown = family.items === "none" ? false : purchase.tax > 0;
  if (!purchase.taxIncluded && shown) {
    row(
      label("subTotal"),
      desk.amount(
        purchase.net + purchase.discount,
        purchase.discount === 0 ? "subTotal" : undefined,
        "total",
      ),
    );
    if (purchase.discount > 0) row(label("discount"), desk.amount(-purchase.discount, undefined, "total"));
    row(desk.chance("roll.rate", 0.5) ? `${tax} ${rate}%` : tax, desk.amount(purchase.tax, "tax", "total"));
  } else {
    if (several && desk.chance("roll.sub", 0.5))
      row(label("subTotal"), desk.amount(purchase.linesTotal, "?subTotal", "total"));
    if (purchase.discount > 0) row(label("discount"), desk.amount(-purchase.discount, undefined, "total"));
  }
  if (purchase.rounding !== 0) row(label("rounding"), desk.amount(purchase.rounding, undefined, "total"));
  row(label("total"), desk.amount(purchase.total, "total", "grand"), true);
  if (family.items !== "none" && desk.chance("roll.paid", 0.85)) {
    row(purchase.byCard ? label("card") : label("cash"), desk.amount(purchase.cash, undefined, "total"));
    if (!purchase.byCard && (purchase.cash !== purchase.total || desk.chance("roll.zero-change", 0.6)))
      row(label("change"), desk.amount(purchase.cash - purchase.total, undefined, "total"));
  }
  if (purchase.taxIncluded && shown && family.summary === "line")
    row(label("included"), desk.amount(purchase.tax, "tax", "total"));
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
