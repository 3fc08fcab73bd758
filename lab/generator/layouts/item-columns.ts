import type { Deal, DealLine } from "../content/deal";
import type { Piece } from "../drawing/sheet";
import { canonicalScaled, withoutTrailingZeros } from "../style/canonical";
import { formatNumber } from "../style/format-number";
import type { LabelName } from "../style/labels/english";
import type { Composer } from "./composer";

/** A column of the item table. `share` is its part of the width where it does not take what is left. */
export type ItemColumn = {
  name: LabelName;
  label: string;
  align: "left" | "right" | "centre";
  share: number;
  cell(line: DealLine, index: number): Piece[];
};

/** The columns a vendor's table has, in its order. */
export function itemColumns(composer: Composer, deal: Deal): ItemColumn[] {
  const has = (name: string, probability: number) => composer.chance(`column.${name}`, probability);
  const taxed = deal.taxes.length > 0;
  const discounted = deal.lines.some((line) => line.discountPercent > 0);
  const several = new Set(deal.lines.map((line) => line.rate)).size > 1;
  const quantity = has("quantity", 0.92);
  const names: LabelName[] = [
    ...(has("position", 0.22) ? ["position" as const] : []),
    ...(has("date", 0.1) ? ["date" as const] : []),
    ...(has("code", 0.45) ? ["itemCode" as const] : []),
    "description",
    ...(composer.style.country.code === "IN" && has("hsn", 0.7) ? ["hsn" as const] : []),
    ...(quantity ? ["quantity" as const] : []),
    ...(quantity && has("unit", 0.25) ? ["unit" as const] : []),
    ...(quantity || has("price", 0.3) ? ["unitPrice" as const] : []),
    ...(discounted ? ["discount" as const] : []),
    ...(taxed && (several || has("rate", 0.3)) ? ["taxRate" as const] : []),
    ...(taxed && !deal.taxIncluded && has("tax", 0.18) ? ["lineTax" as const] : []),
    "netTotal",
    ...(taxed && !deal.taxIncluded && has("gross", 0.1) ? ["lineGross" as const] : []),
  ];
  return ordered(composer, names).map((name) => columnOf(composer, deal, name));
}

/** Many American and older tables begin with the quantity; some put the code behind the description. */
function ordered(composer: Composer, names: LabelName[]): LabelName[] {
  const order = composer.choose("columns.order", [
    "as-is",
    "as-is",
    "as-is",
    "quantity-first",
    "quantity-first",
    "code-after",
    "tax-last",
  ] as const);
  const without = (name: LabelName) => names.filter((other) => other !== name);
  if (order === "quantity-first" && names.includes("quantity")) return ["quantity", ...without("quantity")];
  if (order === "code-after" && names.includes("itemCode")) {
    const rest = without("itemCode");
    rest.splice(rest.indexOf("description") + 1, 0, "itemCode");
    return rest;
  }
  if (order === "tax-last" && names.includes("taxRate")) return [...without("taxRate"), "taxRate"];
  return names;
}

function columnOf(composer: Composer, deal: Deal, name: LabelName): ItemColumn {
  const right = { align: "right" as const };
  const shape: Partial<Record<LabelName, Pick<ItemColumn, "align" | "share">>> = {
    position: { align: composer.choose("position.align", ["left", "centre"] as const), share: 0.05 },
    date: { align: "left", share: 0.12 },
    itemCode: { align: "left", share: 0.13 },
    description: { align: "left", share: 0 },
    hsn: { align: "left", share: 0.1 },
    quantity: {
      align: composer.choose("quantity.align", ["right", "right", "centre", "left"] as const),
      share: 0.08,
    },
    unit: { align: "left", share: 0.07 },
    unitPrice: { ...right, share: 0.12 },
    discount: { ...right, share: 0.08 },
    taxRate: { align: composer.choose("rate.align", ["right", "centre"] as const), share: 0.08 },
    lineTax: { ...right, share: 0.1 },
    netTotal: { ...right, share: 0.14 },
    lineGross: { ...right, share: 0.13 },
  };
  return {
    name,
    label: composer.label(name),
    ...(shape[name] ?? { ...right, share: 0.1 }),
    cell: cellOf(composer, deal, name),
  };
}

function cellOf(composer: Composer, deal: Deal, name: LabelName): ItemColumn["cell"] {
  const key = (index: number, field: string) => `line:${index}:${field}`;
  const cells: Partial<Record<LabelName, ItemColumn["cell"]>> = {
    position: (_, i) => [String(i + 1)],
    date: (line) => [composer.date(line.date)],
    itemCode: (line, i) => [composer.value(key(i, "itemCode"), line.code)],
    description: (line, i) => [composer.value(key(i, "description"), line.description)],
    hsn: (line) => [line.hsn],
    quantity: (line, i) => [quantityPiece(composer, line, key(i, "quantity"))],
    unit: (line) => [unitOf(composer, line.unit)],
    unitPrice: (line, i) => pricePieces(composer, line.unitPrice, key(i, "unitPrice")),
    discount: (line) => [
      line.discountPercent === 0 && composer.chance("discount.blank", 0.7)
        ? ""
        : `${shortNumber(composer, line.discountPercent)}${composer.choose("discount.sign", ["%", "", " %"])}`,
    ],
    taxRate: (line, i) => [ratePiece(composer, line, key(i, "taxRate"))],
    lineTax: (line, i) => composer.amount(line.tax, key(i, "lineTax"), "cell"),
    netTotal: (line, i) =>
      composer.amount(deal.taxIncluded ? line.net + line.tax : line.net, key(i, "netTotal"), "cell"),
    lineGross: (line) => composer.amount(line.net + line.tax, undefined, "cell"),
  };
  return cells[name] ?? (() => []);
}

function quantityPiece(composer: Composer, line: DealLine, key: string): Piece {
  const decimals = composer.choose("quantity.decimals", [0, 0, 0, 2, 2, 1, 3]);
  const canonical = withoutTrailingZeros(canonicalScaled(line.quantity * 1000, 3));
  const needed = canonical.includes(".")
    ? Math.max(decimals, (canonical.split(".")[1] ?? "").length)
    : decimals;
  const digits = formatNumber(line.quantity * 10 ** needed, needed, composer.style.numbers);
  return composer.value(key, digits, canonical);
}

/** Unit prices show two decimals, or four where they need them. */
function pricePieces(composer: Composer, price: number, key: string): Piece[] {
  if (price % 100 === 0 && !composer.chance("price.four", 0.06)) {
    return retagged(
      composer.amount(price / 100, key, "cell"),
      key,
      withoutTrailingZeros(canonicalScaled(price / 100, 2)),
    );
  }
  return [composer.number(price, 4, key, withoutTrailingZeros(canonicalScaled(price, 4)))];
}

function retagged(pieces: Piece[], key: string, value: string): Piece[] {
  return pieces.map((piece) =>
    typeof piece === "string"
      ? piece
      : { ...piece, marks: piece.marks.map((mark) => (mark.key === key ? { ...mark, value } : mark)) },
  );
}

function ratePiece(composer: Composer, line: DealLine, key: string): Piece {
  const text = shortNumber(composer, line.rate.percent);
  return composer.value(
    key,
    `${text}${composer.choose("rate.sign", ["%", "%", " %", ""])}`,
    String(line.rate.percent),
  );
}

function shortNumber(composer: Composer, number: number): string {
  const decimals = composer.choose("rate.decimals", [0, 0, 0, 2, 1]);
  const needed = (String(number).split(".")[1] ?? "").length;
  const shown = Math.max(decimals, needed);
  return formatNumber(number * 10 ** shown, shown, composer.style.numbers);
}

const units: Record<string, readonly string[]> = {
  en: ["ea", "hrs", "mth", "box", "kg", "m", "L"],
  de: ["Stk", "Std.", "Mon.", "Pkg.", "kg", "m", "l"],
  es: ["ud", "h", "mes", "caja", "kg", "m", "l"],
  fr: ["U", "h", "mois", "bte", "kg", "m", "l"],
  it: ["PZ", "h", "mese", "conf.", "kg", "mt", "lt"],
  nl: ["st", "uur", "mnd", "doos", "kg", "m", "l"],
  pt: ["un", "h", "mês", "cx", "kg", "m", "l"],
};
const unitNames = ["each", "hour", "month", "box", "kg", "m", "l"];

function unitOf(composer: Composer, unit: string): string {
  const text = units[composer.style.language]?.[unitNames.indexOf(unit)] ?? unit;
  return composer.chance("unit.capitals", 0.3) ? text.toUpperCase() : text;
}
