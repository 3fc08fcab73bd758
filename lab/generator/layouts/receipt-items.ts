import type { Purchase, PurchaseLine } from "../content/retail/purchase";
import type { Piece } from "../drawing/sheet";
import { canonicalScaled, withoutTrailingZeros } from "../style/canonical";
import { formatNumber } from "../style/format-number";
import type { Composer } from "./composer";
import type { ReceiptFamily } from "./receipt-families";
import type { Roll } from "./roll";

/** Prints the bought items as the family has them. */
export function receiptItems(roll: Roll, purchase: Purchase, family: ReceiptFamily): void {
  const { composer, spread, line, columns, dashes } = roll;
  if (family.items === "columns") columnHead(roll);
  purchase.lines.forEach((item, i) => {
    const key = (column: string) => `line:${i}:${column}`;
    const name: Piece = composer.value(
      key("description"),
      cut(composer, item.name, family.items === "columns" ? 0.4 : family.items === "one-line" ? 0.62 : 0.9),
    );
    const amount = [...composer.amount(item.amount, key("netTotal"), "cell"), ...taxLetter(composer)];
    const quantity = quantityPiece(composer, item, key("quantity"));
    const price = priced(composer, item.price, key("unitPrice"));
    if (family.items === "columns") {
      columns([
        { at: 0, pieces: [name], right: false },
        { at: 0.56, pieces: [quantity], right: true },
        ...(isNarrow(composer) ? [] : [{ at: 0.77, pieces: price, right: true }]),
        { at: 1, pieces: amount, right: true },
      ]);
    } else if (family.items === "one-line") {
      const counted = item.quantity !== 1 || composer.chance("roll.always", 0.3);
      spread(counted ? [quantity, composer.choose("roll.times", [" x ", " ", "x "]), name] : [name], amount);
    } else if (family.items === "quantity-below") {
      const single = item.quantity === 1 && !composer.chance("roll.always", 0.5);
      if (single) spread([name], amount);
      else {
        line([name]);
        spread(["  ", quantity, composer.choose("roll.at", [" x ", " @ ", " X "]), ...price], amount);
      }
    } else if (family.items === "quantity-above") {
      if (item.quantity !== 1) line(["  ", quantity, " x ", ...price]);
      spread([name], amount);
    } else {
      line([
        composer.value(key("itemCode"), item.code),
        " ",
        ...(composer.chance("roll.code-name", 0.5) ? [name] : []),
      ]);
      if (!composer.chance("roll.code-name", 0.5)) line([name]);
      spread(["  ", quantity, composer.choose("roll.at", [" x ", " @ ", " * "]), ...price], amount);
    }
  });
  dashes();
  if (composer.chance("roll.count", 0.35))
    line([
      `${composer.beside(roll.label("items"))} `,
      String(purchase.lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0)),
    ]);
}

function columnHead({ composer, columns, dashes }: Roll): void {
  const heads: { at: number; text: string }[] = [
    { at: 0, text: composer.label("description") },
    { at: 0.56, text: composer.choose("roll.quantity", ["Qty", "QTY", "Qnt", "Cant", "Nos"]) },
    ...(isNarrow(composer)
      ? []
      : [{ at: 0.77, text: composer.choose("roll.price", ["Price", "Rate", "U.P", "@", "PRICE"]) }]),
    { at: 1, text: composer.label("netTotal") },
  ];
  const cells = heads.map(({ at, text }) => ({ at, pieces: [text.split(" ")[0] ?? text], right: at > 0 }));
  columns(cells, composer.chance("roll.head-bold", 0.4));
  dashes();
}

function quantityPiece(composer: Composer, { quantity }: PurchaseLine, key: string): Piece {
  const whole = Number.isInteger(quantity);
  const decimals = whole ? composer.choose("roll.decimals", [0, 0, 0, 2]) : 3;
  return composer.value(
    key,
    formatNumber(quantity * 10 ** decimals, decimals, composer.style.numbers),
    withoutTrailingZeros(canonicalScaled(quantity * 1000, 3)),
  );
}

function priced(composer: Composer, cents: number, key: string): Piece[] {
  const value = withoutTrailingZeros(canonicalScaled(cents, 2));
  return composer
    .amount(cents, key, "cell")
    .map((piece) =>
      typeof piece === "string"
        ? piece
        : { ...piece, marks: piece.marks.map((mark) => (mark.key === key ? { ...mark, value } : mark)) },
    );
}

function taxLetter(composer: Composer): Piece[] {
  return composer.chance("roll.letter", 0.2)
    ? [composer.choose("roll.letters", [" S", " SR", " T", " A", " *"])]
    : [];
}

/** A small roll has no room for four columns. */
function isNarrow(composer: Composer): boolean {
  return composer.right - composer.left < composer.style.size * 22;
}

/** Tills cut names at the width they have. */
function cut(composer: Composer, name: string, share: number): string {
  const fits = Math.floor(
    (((composer.right - composer.left) * share) / composer.sheet.measure("M", composer.font())) * 1.15,
  );
  return name.slice(0, Math.max(6, fits)).trim();
}
