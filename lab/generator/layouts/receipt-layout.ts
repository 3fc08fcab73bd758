import { addressOf } from "../content/party";
import type { Purchase } from "../content/retail/purchase";
import type { Piece } from "../drawing/sheet";
import { formatNumber } from "../style/format-number";
import type { Composer } from "./composer";
import { wrapped } from "./item-table";
import { partyLines } from "./party-block";
import type { ReceiptFamily } from "./receipt-families";
import { receiptItems } from "./receipt-items";
import { type Roll, rollOf } from "./roll";
import { saying } from "./surroundings";

/** Prints a receipt on a roll. */
export function receiptLayout(composer: Composer, purchase: Purchase, family: ReceiptFamily): void {
  const roll = rollOf(composer);
  head(roll, purchase, family);
  if (family.info !== "bottom") info(roll, purchase, family);
  if (family.items === "none") slip(roll, purchase);
  else receiptItems(roll, purchase, family);
  totals(roll, purchase, family);
  if (family.summary === "table" && purchase.tax > 0) summary(roll, purchase);
  if (family.info === "bottom") info(roll, purchase, family);
  roll.gap(0.7);
  roll.line(roll.label("thanks"), "centre");
  if (composer.chance("roll.more", 0.5))
    roll.line(
      composer.choose("roll.end", [
        purchase.vendor.web,
        "*** ***",
        "Customer Copy",
        `Tel ${purchase.vendor.phone}`,
      ]),
      "centre",
    );
}

function head({ composer, line, gap, label }: Roll, { vendor }: Purchase, family: ReceiptFamily): void {
  const scale = composer.choose("roll.name", [1, 1.2, 1.5]);
  const shows = (name: string, probability: number) => composer.chance(`roll.${name}`, probability);
  const [name = [], ...address] = partyLines(composer, {
    label: "",
    name: shows("capitals", 0.5) ? vendor.name.toUpperCase() : vendor.name,
    address: rewrapped(composer, vendor.address),
    nameKey: "vendorName",
    addressKey: "vendorAddress",
    after: [],
  });
  if (shows("title-first", 0.15)) line(label("title"), "centre");
  const registration = vendor.otherIds[0];
  const beside = registration && shows("registration-beside", 0.14) ? ` (${registration.value})` : "";
  const parts = fitted(composer, name, scale);
  const bold = shows("bold", 0.6);
  parts.forEach((part, i) => {
    const longer = i === parts.length - 1 && beside !== "" ? [...part, beside] : part;
    const fits = composer.sheet.measure(longer, composer.font(scale, bold)) <= composer.right - composer.left;
    line(fits ? longer : part, family.head, scale, bold);
    if (longer !== part && !fits) line(beside.trim(), family.head);
  });
  if (vendor.country.language === "en" && shows("trading-as", 0.05))
    line(
      `${composer.choose("roll.trading-as", ["T/A", "trading as", "(Trading as", "t/a"])} ${composer.choose("roll.shop", ["The Corner Shop", "City Mart", "Fresh & More", "Style Point"])}`,
      family.head,
    );
  if (registration && beside === "" && shows("registration", 0.6))
    line(
      shows("brackets", 0.4)
        ? `(${registration.value})`
        : `${composer.beside(registration.label)} ${registration.value}`,
      family.head,
    );
  for (const part of address) line(part, family.head);
  if (shows("other-office", 0.07)) {
    const lines = addressOf(vendor.country, composer.dice("roll.other-office-lines")).join(", ");
    const title = `${saying(composer, "headOffice")}:`;
    for (const part of wrapped(composer, `${title} ${lines}`, (composer.right - composer.left) * 0.96))
      line([composer.value("?vendorAddress", part)], family.head);
  }
  if (shows("phone", 0.7))
    line(
      `${composer.choose("roll.phone-label", ["Tel:", "TEL", "Ph:", "Phone:", "Tel "])} ${vendor.phone}`,
      family.head,
    );
  if (shows("tax-number", vendor.country.code === "US" ? 0.1 : 0.8)) {
    const text = composer.choose("tax-number.label", vendor.country.taxIdLabels);
    line([`${composer.beside(text)} `, composer.value("vendorTaxNumber", vendor.taxNumber)], family.head);
  }
  gap(0.5);
  if (!shows("title-first", 0.15) && label("title") !== "")
    line(label("title"), "centre", 1, shows("title-bold", 0.4));
}

/** Address lines joined or cut to the width of the roll. */
function rewrapped(composer: Composer, address: string[]): string[] {
  const width = (composer.right - composer.left) * 0.96;
  const capitals = composer.chance("roll.capitals", 0.5);
  const texts = composer.chance("roll.joined", 0.4) ? [address.join(", ")] : address;
  return texts
    .map((text) => (capitals ? text.toUpperCase() : text))
    .flatMap((text) => wrapped(composer, text, width));
}

/** A long name goes on in the next line, as one value. */
function fitted(composer: Composer, pieces: Piece[], scale: number): Piece[][] {
  const [piece] = pieces;
  if (piece === undefined || typeof piece === "string") return [pieces];
  return wrapped(composer, piece.text, (composer.right - composer.left) / scale, true).map((text) => [
    { ...piece, text },
  ]);
}

function info(
  { composer, line, spread, label, dashes }: Roll,
  purchase: Purchase,
  family: ReceiptFamily,
): void {
  const date: Piece[] = [composer.date(purchase.date, "invoiceDate")];
  const number: Piece[] = [composer.value("invoiceNumber", purchase.number)];
  const titled = (text: string, value: Piece[]): Piece[] =>
    text === "" ? value : [`${composer.beside(text)} `, ...value];
  const shows = (name: string, probability: number) => composer.chance(`roll.${name}`, probability);
  const hasNumber = shows("number", 0.8);
  const gap = composer.choose("roll.time-gap", [" ", " ", " ", "  ", " - ", "-", " / "]);
  dashes();
  if (family.info === "one-line") {
    spread(
      titled(label("date"), [...date, gap, purchase.time]),
      hasNumber ? number : `${label("till")} ${purchase.till}`,
    );
    if (shows("cashier", 0.4)) line(titled(label("cashier"), [purchase.cashier]));
  } else if (family.info === "spread") {
    if (hasNumber) spread(composer.beside(label("number")), number);
    spread(composer.beside(label("date") || "Date"), [...date, gap, purchase.time]);
    if (shows("cashier", 0.6)) spread(composer.beside(label("cashier")), purchase.cashier);
  } else {
    if (hasNumber) line(titled(label("number"), number));
    line([...titled(label("date"), date), "  ", ...titled(label("time"), [purchase.time])]);
    if (shows("cashier", 0.6)) line(titled(label("cashier"), [purchase.cashier]));
    if (shows("till", 0.3)) line(`${label("till")} ${purchase.till}`);
  }
  dashes();
}

function slip({ composer, spread, line }: Roll, purchase: Purchase): void {
  const dice = composer.dice(`slip ${purchase.number}`);
  line(composer.choose("slip.kind", ["SALE", "PURCHASE", "CREDIT CARD SALE", "EFTPOS PURCHASE"]));
  spread(composer.choose("slip.merchant", ["MERCHANT ID", "MID", "Merchant No."]), dice.fill("^##########"));
  spread(composer.choose("slip.terminal", ["TERMINAL", "TID", "Term ID"]), dice.fill("########"));
  spread("CARD", purchase.card);
  spread(composer.choose("slip.approval", ["APPROVAL CODE", "AUTH", "APPR CODE"]), dice.fill("######"));
  spread("RRN", dice.fill("############"));
}

function totals(roll: Roll, purchase: Purchase, family: ReceiptFamily): void {
  const { composer, label } = roll;
  const row = rowsOf(roll, family);
  const several = purchase.lines.length > 1 && family.items !== "none";
  const tax = composer.tax;
  const rate = formatNumber(purchase.taxPercent * 10, 1, composer.style.numbers).replace(/[.,]0$/, "");
  const shown = family.items === "none" ? false : purchase.tax > 0;
  const changed = purchase.discount !== 0 || purchase.service !== 0;
  const changes = () => {
    if (purchase.discount > 0)
      row(label("discount"), composer.amount(-purchase.discount, undefined, "total"));
    if (purchase.service > 0)
      row(serviceLabel(composer), composer.amount(purchase.service, undefined, "total"));
  };
  if (!purchase.taxIncluded && shown) {
    row(label("subTotal"), composer.amount(purchase.linesTotal, changed ? "?subTotal" : "subTotal", "total"));
    changes();
    row(
      composer.chance("roll.rate", 0.5) ? `${tax} ${rate}%` : tax,
      composer.amount(purchase.tax, "tax", "total"),
    );
  } else {
    if (several && composer.chance("roll.sub", 0.5))
      row(label("subTotal"), composer.amount(purchase.linesTotal, "?subTotal", "total"));
    changes();
  }
  const rounds = purchase.rounding !== 0;
  const twice = rounds && composer.chance("roll.exact-total", 0.55);
  if (twice) row(label("total"), composer.amount(purchase.total - purchase.rounding, undefined, "total"));
  if (rounds) row(label("rounding"), composer.amount(purchase.rounding, undefined, "total"));
  row(
    twice ? roundedLabel(composer, label("total")) : label("total"),
    composer.amount(purchase.total, "total", "grand"),
    true,
  );
  if (family.items !== "none" && composer.chance("roll.paid", 0.85)) paid(roll, purchase, row);
  if (purchase.taxIncluded && shown && family.summary === "line")
    row(label("included"), composer.amount(purchase.tax, "tax", "total"));
}

type Row = (text: string, value: Piece[], strong?: boolean) => void;

/** How a roll sets a label and its amount: on one line, or the strong one's amount below its label. */
function rowsOf({ composer, spread, line }: Roll, family: ReceiptFamily): Row {
  return (text, value, strong = false) => {
    const scale = strong ? composer.choose("roll.total-scale", [1, 1, 1.3, 1.6]) : 1;
    if (strong && composer.chance("roll.total-above", 0.07)) {
      const align = composer.choose("roll.total-at", ["left", "centre"] as const);
      line(text, align, scale, true);
      line(value, align, scale, true);
    } else if (family.totals === "tight")
      line([`${composer.beside(text)} `, ...value], "left", scale, strong);
    else
      spread(
        family.totals === "wide-colon" ? `${text}${composer.choose("roll.colon", [" :", ":"])}` : text,
        value,
        scale,
        strong && composer.chance("roll.total-bold", 0.6),
      );
  };
}

function serviceLabel(composer: Composer): string {
  if (composer.style.language !== "en") return composer.label("handling");
  return composer.choose("roll.service", [
    "SERVICE CHARGE",
    "Service Charge 10%",
    "SVC CHG",
    "Svc Charge",
    "Gratuity",
  ]);
}

/** What the rounded total is called where the exact one stands above it. */
function roundedLabel(composer: Composer, total: string): string {
  if (composer.style.language !== "en") return total;
  return composer.choose("roll.rounded", [
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
function paid({ composer, label, line, spread }: Roll, purchase: Purchase, row: Row): void {
  row(purchase.byCard ? label("card") : label("cash"), composer.amount(purchase.cash, undefined, "total"));
  if (!purchase.byCard && (purchase.cash !== purchase.total || composer.chance("roll.zero-change", 0.6)))
    row(label("change"), composer.amount(purchase.cash - purchase.total, undefined, "total"));
  if (!purchase.byCard || !composer.chance("roll.card-slip", 0.35)) return;
  const dice = composer.dice(`card ${purchase.number}`);
  line(purchase.card);
  spread(composer.choose("slip.approval", ["APPROVAL CODE", "AUTH", "APPR CODE"]), dice.fill("######"));
  spread(
    composer.choose("slip.amount", ["AMOUNT", "PURCHASE", "Amount charged", "SALE AMOUNT"]),
    composer.amount(purchase.total, "total", "total"),
  );
}

/** Net and tax by rate, as GST and VAT laws ask for. */
function summary({ composer, line, columns, dashes }: Roll, purchase: Purchase): void {
  const tax = composer.tax;
  dashes();
  line(composer.choose("roll.summary", [`${tax} Summary`, `${tax} SUMMARY`, `${tax} Analysis`]));
  const at = [0, 0.5, 0.76, 1];
  const heads = [
    composer.choose("roll.code", ["Code", "Rate", "Tax Code"]),
    "",
    composer
      .choose("roll.base", ["Amount", "Net", "Amt(RM)"])
      .replace("(RM)", `(${composer.style.country.sign})`),
    composer.choose("roll.tax", ["Tax", tax]),
  ];
  columns(heads.map((head, i) => ({ at: at[i] ?? 1, pieces: [head], right: i > 0 })));
  const rate = formatNumber(purchase.taxPercent * 10, 1, composer.style.numbers).replace(/[.,]0$/, "");
  columns([
    { at: 0, pieces: [composer.choose("roll.rate-code", ["SR", "A", "S", "T1"])], right: false },
    { at: 0.5, pieces: [`${rate}%`], right: true },
    { at: 0.76, pieces: [composer.amount(purchase.net, "subTotal", "cell")].flat(), right: true },
    { at: 1, pieces: composer.amount(purchase.tax, "tax", "cell"), right: true },
  ]);
}
