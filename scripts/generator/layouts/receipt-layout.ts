import type { Purchase, PurchaseLine } from "../content/retail/purchase";
import type { Piece } from "../drawing/sheet";
import { canonicalScaled, withoutTrailingZeros } from "../style/canonical";
import { formatNumber } from "../style/format-number";
import { type TillLabel, tillLabels } from "../style/labels/till-labels";
import type { Desk } from "./desk";
import { wrapped } from "./item-table";
import { partyLines } from "./party-block";
import type { ReceiptFamily } from "./receipt-families";

/** The roll while it is printed: where the next line goes and how lines are set. */
type Roll = {
  desk: Desk;
  label(name: TillLabel): string;
  spread(left: Piece | Piece[], right: Piece | Piece[], scale?: number, bold?: boolean): void;
  line(pieces: Piece | Piece[], align?: "left" | "centre", scale?: number, bold?: boolean): void;
  columns(cells: { at: number; pieces: Piece[]; right: boolean }[], bold?: boolean): void;
  dashes(): void;
  gap(lines: number): void;
};

/** Prints a receipt on a roll. */
export function receiptLayout(desk: Desk, purchase: Purchase, family: ReceiptFamily): void {
  const roll = rollOf(desk);
  head(roll, purchase, family);
  if (family.info !== "bottom") info(roll, purchase, family);
  if (family.items === "none") slip(roll, purchase);
  else items(roll, purchase, family);
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

function rollOf(desk: Desk): Roll {
  let y = desk.style.margin;
  const step = (scale = 1) => {
    y += desk.lineHeight(scale);
    return y;
  };
  return {
    desk,
    label: (name) =>
      desk.choose(`till.${name}`, tillLabels[desk.style.language][name]).replace("{tax}", desk.tax),
    spread(left, right, scale = 1, bold = false) {
      const baseline = step(scale);
      desk.sheet.text(desk.left, baseline, left, desk.font(scale, bold));
      desk.sheet.text(desk.right, baseline, right, desk.font(scale, bold), "right");
    },
    line(pieces, align = "left", scale = 1, bold = false) {
      desk.sheet.text(
        align === "left" ? desk.left : (desk.left + desk.right) / 2,
        step(scale),
        pieces,
        desk.font(scale, bold),
        align,
      );
    },
    columns(cells, bold = false) {
      const baseline = step();
      const width = desk.right - desk.left;
      for (const { at, pieces, right } of cells)
        desk.sheet.text(
          desk.left + at * width,
          baseline,
          pieces,
          desk.font(1, bold),
          right ? "right" : "left",
        );
    },
    dashes() {
      const form = desk.choose("roll.dashes", ["dashes", "rule", "blank", "stars", "equals"] as const);
      if (form === "blank") y += desk.lineHeight(0.5);
      else if (form === "rule") {
        y += desk.lineHeight(0.4);
        desk.sheet.rule(desk.left, y, desk.right, y);
        y += 2;
      } else {
        const sign = form === "dashes" ? "-" : form === "stars" ? "*" : "=";
        const count = Math.floor((desk.right - desk.left) / desk.sheet.measure(sign, desk.font()));
        desk.sheet.text(desk.left, step(), sign.repeat(count), desk.font());
      }
    },
    gap(lines) {
      y += desk.lineHeight(lines);
    },
  };
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

function items(roll: Roll, purchase: Purchase, family: ReceiptFamily): void {
  const { desk, spread, line, columns, dashes } = roll;
  if (family.items === "columns") columnHead(roll);
  purchase.lines.forEach((item, i) => {
    const key = (column: string) => `line:${i}:${column}`;
    const name: Piece = desk.value(
      key("description"),
      cut(desk, item.name, family.items === "columns" ? 0.4 : family.items === "one-line" ? 0.62 : 0.9),
    );
    const amount = [...desk.amount(item.amount, key("netTotal"), "cell"), ...taxLetter(desk)];
    const quantity = quantityPiece(desk, item, key("quantity"));
    const price = priced(desk, item.price, key("unitPrice"));
    if (family.items === "columns") {
      columns([
        { at: 0, pieces: [name], right: false },
        { at: 0.56, pieces: [quantity], right: true },
        ...(isNarrow(desk) ? [] : [{ at: 0.77, pieces: price, right: true }]),
        { at: 1, pieces: amount, right: true },
      ]);
    } else if (family.items === "one-line") {
      const counted = item.quantity !== 1 || desk.chance("roll.always", 0.3);
      spread(counted ? [quantity, desk.choose("roll.times", [" x ", " ", "x "]), name] : [name], amount);
    } else if (family.items === "quantity-below") {
      const single = item.quantity === 1 && !desk.chance("roll.always", 0.5);
      if (single) spread([name], amount);
      else {
        line([name]);
        spread(["  ", quantity, desk.choose("roll.at", [" x ", " @ ", " X "]), ...price], amount);
      }
    } else if (family.items === "quantity-above") {
      if (item.quantity !== 1) line(["  ", quantity, " x ", ...price]);
      spread([name], amount);
    } else {
      line([
        desk.value(key("itemCode"), item.code),
        " ",
        ...(desk.chance("roll.code-name", 0.5) ? [name] : []),
      ]);
      if (!desk.chance("roll.code-name", 0.5)) line([name]);
      spread(["  ", quantity, desk.choose("roll.at", [" x ", " @ ", " * "]), ...price], amount);
    }
  });
  dashes();
  if (desk.chance("roll.count", 0.35))
    line([
      `${desk.beside(roll.label("items"))} `,
      String(purchase.lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0)),
    ]);
}

function columnHead({ desk, columns, dashes }: Roll): void {
  const heads: { at: number; text: string }[] = [
    { at: 0, text: desk.label("description") },
    { at: 0.56, text: desk.choose("roll.quantity", ["Qty", "QTY", "Qnt", "Cant", "Nos"]) },
    ...(isNarrow(desk)
      ? []
      : [{ at: 0.77, text: desk.choose("roll.price", ["Price", "Rate", "U.P", "@", "PRICE"]) }]),
    { at: 1, text: desk.label("netTotal") },
  ];
  const cells = heads.map(({ at, text }) => ({ at, pieces: [text.split(" ")[0] ?? text], right: at > 0 }));
  columns(cells, desk.chance("roll.head-bold", 0.4));
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

function quantityPiece(desk: Desk, { quantity }: PurchaseLine, key: string): Piece {
  const whole = Number.isInteger(quantity);
  const decimals = whole ? desk.choose("roll.decimals", [0, 0, 0, 2]) : 3;
  return desk.value(
    key,
    formatNumber(quantity * 10 ** decimals, decimals, desk.style.numbers),
    withoutTrailingZeros(canonicalScaled(quantity * 1000, 3)),
  );
}

function priced(desk: Desk, cents: number, key: string): Piece[] {
  const value = withoutTrailingZeros(canonicalScaled(cents, 2));
  return desk
    .amount(cents, key, "cell")
    .map((piece) =>
      typeof piece === "string"
        ? piece
        : { ...piece, marks: piece.marks.map((mark) => (mark.key === key ? { ...mark, value } : mark)) },
    );
}

function taxLetter(desk: Desk): Piece[] {
  return desk.chance("roll.letter", 0.2)
    ? [desk.choose("roll.letters", [" S", " SR", " T", " A", " *"])]
    : [];
}

/** A small roll has no room for four columns. */
function isNarrow(desk: Desk): boolean {
  return desk.right - desk.left < desk.style.size * 22;
}

/** Tills cut names at the width they have. */
function cut(desk: Desk, name: string, share: number): string {
  const fits = Math.floor((((desk.right - desk.left) * share) / desk.sheet.measure("M", desk.font())) * 1.15);
  return name.slice(0, Math.max(6, fits)).trim();
}
