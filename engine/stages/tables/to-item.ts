import type { FoundValue, Reason } from "../../results/extraction-result";
import type { ColumnRole } from "../layout/column-phrases";
import { type CellNumber, cellValue, dateIn, moneyIn, numberIn } from "../layout/read-cells";
import { type Token, textOf } from "../layout/token";
import { agreeingFactors } from "./agreeing-numbers";
import type { Column } from "./columns";
import { nameLength } from "./description-lines";
import { firstLineAsCode } from "./item-codes";
import type { ItemRow } from "./item-row";
import { repairNumbers } from "./repair-numbers";
import { checkRow, type RowCheck } from "./row-arithmetic";
import type { ReadingFacts } from "./row-sources";
import type { TableRow } from "./table-rows";

/** Confidence of a date: read by its form alone. */
const dateConfidence = 0.85;
/** Confidence of a text: where it ends is a guess. */
const textConfidence = 0.7;
/** Confidence of a code and a name that share a cell: where one ends is one more guess. */
const partedConfidence = 0.65;
/** A greater quantity from price and amount comes of a misread price. */
const greatestQuantity = 10_000;
/** Confidence of a number that is not on the page: below what passes without being looked at. */
const demandedConfidence = 0.55;

type RoleCells = Partial<Record<ColumnRole, Token[]>>;

/** What a table's rows are read by: its columns, the facts, and the right edge of the text in its descriptions. */
export type ReadingOfRows = { columns: readonly Column[]; facts: ReadingFacts; limit: number };

/** Confidence of the numbers of a row by whether quantity times price is the amount. */
const numberConfidence = { agrees: 0.96, untested: 0.78, differs: 0.5 };

/** Confidence of a number in which arithmetic changed a digit. */
const repairedConfidence = 0.7;

/** Reads the cells of a row by the roles of its columns; undefined for a row that says nothing of an item. */
export function toItem(row: TableRow, { columns, facts, limit }: ReadingOfRows): ItemRow | undefined {
  const byRole = cellsByRole(row, columns);
  const number = (role: ColumnRole) => numberIn(onAnchors(byRole[role], row), facts.decimalMark);
  const money = (role: ColumnRole) => moneyIn(onAnchors(byRole[role], row), facts.decimalMark);
  const read = {
    quantity: unlessRate(number("quantity")),
    unitPrice: unlessRate(number("unitPrice")),
    net: money("netTotal") ?? money("grossTotal"),
    discount: number("discount"),
    ...taxIn(number("lineTax"), number("taxRate")),
  };
  const isRead = checkRow(read).state === "agrees";
  const factors = isRead ? undefined : agreeingFactors(row, columns, read, facts.decimalMark);
  const discount = factors ? factors.discount : read.discount;
  const { quantity, unitPrice, net, description } = repairNumbers(
    {
      ...read,
      ...factors,
      description: factors ? wordsBeside(row, columns, factors) : (byRole.description ?? []),
    },
    facts.decimalMark,
  );
  if ((!net && !unitPrice) || (description.length === 0 && !quantity && !unitPrice)) return undefined;
  const repair = repairReason([quantity, unitPrice, net]);
  const check: RowCheck = repair
    ? { state: "untested", reasons: [repair] }
    : checkRow({
        quantity,
        unitPrice,
        net,
        discount,
        lineTax: read.lineTax,
        taxRate: read.taxRate,
      });
  const arithmetic = check.state;
  const cells: Record<string, FoundValue> = {};
  const put = (key: string, found: CellNumber | undefined, isPlain: boolean) => {
    if (found)
      cells[key] = cellValue(
        isPlain ? plainNumber(found.value) : found.value,
        found.tokens,
        found.repaired ? repairedConfidence : numberConfidence[arithmetic],
      );
  };
  put("quantity", quantity, true);
  put("unitPrice", unitPrice, true);
  put("netTotal", net, false);
  put("lineTax", read.lineTax, false);
  put("taxRate", read.taxRate, true);
  put("lineSubTotal", number("lineSubTotal"), false);
  const isExpected = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!quantity && isExpected("quantity")) Object.assign(cells, quantityFrom(unitPrice, net));
  if (!unitPrice && isExpected("unitPrice") && !number("discount"))
    Object.assign(cells, priceFrom(quantity, net));
  putText(cells, "itemCode", codeIn(byRole.itemCode ?? [], row));
  const text = linesOf(description, row);
  putText(cells, "description", text.slice(0, nameLength(text, limit)).flat());
  if (cells.netTotal) cells.netTotal = { ...cells.netTotal, reasons: check.reasons };
  const date = dateIn(byRole.date ?? [], facts.dateOrder.order);
  if (date) cells.date = cellValue(date, byRole.date ?? [], dateConfidence);
  return {
    item: { cells, arithmetic },
    page: row.anchor.page,
    line: row.anchor.index,
    cents: net?.cents,
    split: codeAndName(text, limit),
  };
}

/**
 * The description of a row whose factors did not stand in their columns: without these, and with what stands left of the
 * first of them in the column beside it.
 */
function wordsBeside(
  row: TableRow,
  columns: readonly Column[],
  { quantity, unitPrice }: { quantity: CellNumber; unitPrice: CellNumber },
): Token[] {
  const at = columns.findIndex(({ role }) => role === "description");
  const used = [...quantity.tokens, ...unitPrice.tokens];
  const first = Math.min(...used.map(({ left }) => left));
  const strays = (columns[at + 1]?.role === undefined ? [] : (row.cells[at + 1] ?? [])).filter(
    (token) => token.right <= first,
  );
  const own = row.cells[at] ?? [];
  const isLeft = own.some(({ left }) => left < first);
  return [...own.filter((token) => !used.includes(token)), ...(isLeft ? strays : [])].sort(
    (a, b) => a.order - b.order,
  );
}

/** "15 %" counts nothing and is no price: where it stands in such a column the row is of a tax. */
function unlessRate(number: CellNumber | undefined): CellNumber | undefined {
  return number?.percent ? undefined : number;
}

/** The tax of a row and its rate: a number with a percent sign is the rate, whatever heads its column. */
function taxIn(tax: CellNumber | undefined, rate: CellNumber | undefined) {
  return tax?.percent && !rate ? { lineTax: undefined, taxRate: tax } : { lineTax: tax, taxRate: rate };
}

/** Numbers of which one was worked out from the others prove nothing by agreeing. */
function repairReason(numbers: readonly (CellNumber | undefined)[]): Reason | undefined {
  const repaired = numbers.find((number) => number?.repaired);
  return repaired && { key: "reason.row-repaired", values: { raw: textOf(repaired.tokens) } };
}

function cellsByRole(row: TableRow, columns: readonly Column[]): RoleCells {
  const byRole: RoleCells = {};
  for (const [index, column] of columns.entries()) {
    const tokens = row.cells[index] ?? [];
    if (column.role && tokens.length > 0) byRole[column.role] ??= tokens;
  }
  return byRole;
}

function onAnchors(tokens: Token[] | undefined, row: TableRow): Token[] {
  const own = tokens?.filter((token) => row.anchors.some((line) => line.tokens.includes(token))) ?? [];
  return own.length > 0 ? own : (tokens ?? []);
}

/** The tokens of a cell by line. */
export function linesOf(tokens: readonly Token[], row: TableRow): Token[][] {
  return row.lines
    .map((line) =>
      tokens.filter((token) =>
        line.tokens.some((own) => own.order === token.order && own.page === token.page),
      ),
    )
    .filter((line) => line.length > 0);
}

/** The first line of the description as a code and the name below it. */
function codeAndName([first = [], ...rest]: readonly Token[][], limit: number) {
  const lines = [first, ...rest.slice(0, nameLength(rest, limit))];
  return firstLineAsCode(lines.map((line) => cellValue(textOf(line), line, partedConfidence)));
}

function putText(cells: Record<string, FoundValue>, key: string, tokens: readonly Token[]): void {
  const text = tokens
    .map((token) => token.text)
    .join(" ")
    .trim();
  if (/[\p{L}\d]/u.test(text)) cells[key] = cellValue(text, tokens, textConfidence);
}

/**
 * The code of a cell: what stands on the row's own line, its continuation when that breaks off, and where that is a
 * word rather than a code, the first code below it.
 */
function codeIn(tokens: readonly Token[], row: TableRow): Token[] {
  const lines = linesOf(tokens, row).map(withoutLabel);
  const at = lines.findIndex((line) => line.some((token) => row.anchor.tokens.includes(token)));
  const own = lines[Math.max(0, at)] ?? [];
  const next = lines[Math.max(0, at) + 1] ?? [];
  if (/[-/_]$/.test(textOf(own)) || /^[-/_]/.test(textOf(next))) return [...own, ...next];
  if (/\d/.test(textOf(own))) return own;
  const code = tokens.find((token) => /^(?=.*\d)[\p{Lu}\d./_-]{4,}$/u.test(token.text));
  if (code) return [code];
  return (own[0]?.top ?? 0) < row.anchor.bottom ? own : [];
}

/** Counts of lines or positions, and money: nothing that names an item. */
const noCode = /^\d{0,2}$|^\d[\d.,]*[.,]\d\d$/;

/** A code without the words that say which one it is ("Art. no.: 4711"). */
function withoutLabel(line: Token[]): Token[] {
  const end = line.findIndex(({ text }) => text.endsWith(":"));
  if (!/\p{L}/u.test(textOf(line.slice(0, end + 1)))) return line;
  const code = line.slice(end + 1);
  return noCode.test(textOf(code)) ? [] : code;
}

/** The quantity that price and amount demand where its cell was not read; offered only when it is whole. */
function quantityFrom(
  price: CellNumber | undefined,
  net: CellNumber | undefined,
): Record<string, FoundValue> {
  if (!price || !net) return {};
  const quantity = net.cents / (Number(price.value) * 100);
  const isWhole =
    quantity >= 1 && quantity <= greatestQuantity && Math.abs(quantity - Math.round(quantity)) < 1e-6;
  if (!isWhole) return {};
  const reasons = [{ key: "reason.from-arithmetic", values: { price: price.value, amount: net.value } }];
  return {
    quantity: {
      value: String(Math.round(quantity)),
      raw: "",
      confidence: demandedConfidence,
      place: null,
      reasons,
    },
  };
}

/** The price that quantity and amount demand where its cell was not read; offered only when it has whole cents. */
function priceFrom(
  quantity: CellNumber | undefined,
  net: CellNumber | undefined,
): Record<string, FoundValue> {
  if (!quantity || !net || Number(quantity.value) <= 0) return {};
  const cents = net.cents / Number(quantity.value);
  if (cents < 1 || Math.abs(cents - Math.round(cents)) > 1e-6) return {};
  const value = plainNumber((Math.round(cents) / 100).toFixed(2));
  const reasons = [{ key: "reason.from-arithmetic", values: { price: quantity.value, amount: net.value } }];
  return { unitPrice: { value, raw: "", confidence: demandedConfidence, place: null, reasons } };
}

/** Quantities and prices without trailing zeros. */
function plainNumber(value: string): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}
