import type { FoundValue } from "../../results/extraction-result";
import { type DecimalMark, readAmount } from "../../values/read-amount";
import { endsTable, isCarriedForwardLine, isSumLine, isTenderLine, type RowRules } from "../facts/sum-lines";
import type { Line } from "../layout/line";
import { type CellNumber, cellValue, numberIn } from "../layout/read-cells";
import type { Token } from "../layout/token";
import { type AmountRun, amountRuns, groupsBefore, lastMoney } from "./amount-runs";
import type { ItemRow } from "./item-row";
import type { ListRow } from "./list-row";
import type { RowSources } from "./row-sources";
import { beginsWithCount, slipRowOf } from "./slip-row";
import { currency } from "./token-spans";

/** Lines above and below an amount where the name of what it is for may be. */
const linesAround = 4;
/** Confidence of codes and descriptions: where they end is a guess. */
const textConfidence = 0.7;

/**
 * Reads rows that have no columns but the amounts on the right, as receipts and bills of energy print them: a name, in
 * front of it perhaps a code or a count, beside, above or below it perhaps "2 x 4.10". One reading for every run of
 * amounts under one another; where any stands above a sum, for those only.
 */
export function readListings({ layout, labels, facts }: RowSources): ItemRow[][] {
  const rules: RowRules = { mark: facts.decimalMark, labels };
  const { lines } = layout;
  const readings = amountRuns(lines, rules).map((run) => rowsIn(run, lines, rules));
  const sum = lines.find((line) => isSumLine(line, rules));
  const above = readings.filter((rows) =>
    rows.some((row) => sum && row.page === sum.page && row.line < sum.index),
  );
  return above.length > 0 ? above : readings;
}

function rowsIn({ amounts }: AmountRun, lines: readonly Line[], rules: RowRules): ItemRow[] {
  const rows = amounts.filter((line) => !isCarriedForwardLine(line, rules));
  const blocks = rows.flatMap((line, index) => blockOf(line, rows[index - 1], lines, rules) ?? []);
  const counts = blocks.filter(({ beside }) => beginsWithCount(beside, rules.mark)).length;
  const hasProducts = blocks.some(({ row }) => row.unitPrice);
  const mayLead = !hasProducts || counts * 2 > blocks.length;
  const last = blocks.at(-1);
  const rest = tailOf(last?.line, lines, rules);
  const nameless = blocks.filter(({ beside }) => !isName(beside));
  const isBelow =
    nameless.length > 0 &&
    last !== undefined &&
    nameless.includes(last) &&
    rest.some((line) => isName(line.tokens)) &&
    blocks.every(
      (block, index) => !nameless.includes(block) || isName(textOn(blocks[index + 1]?.between ?? rest)),
    );
  const marked = blocks.filter(({ row }) => row.text.length > 1 && isLetter(row.text.at(-1))).length;
  const isMarked = marked > 1 && marked * 2 >= blocks.length;
  return blocks.flatMap((block, index) => {
    const below = blocks[index + 1]?.between ?? rest;
    return (
      toItemRow(block, below, { mark: rules.mark, mayLead, isBelow, isFirst: index === 0, isMarked }) ?? []
    );
  });
}

function isLetter(token: Token | undefined): boolean {
  return /^\p{L}$/u.test(token?.text ?? "");
}

function textOn(lines: readonly Line[]): Token[] {
  return lines.flatMap(({ tokens }) => tokens);
}

/** A line with an amount, what stands beside this, and the lines since the amount before. */
type Block = { line: Line; net: CellNumber; beside: Token[]; row: ListRow; between: Line[] };

function blockOf(
  line: Line,
  before: Line | undefined,
  lines: readonly Line[],
  { mark }: RowRules,
): Block | undefined {
  const money = lastMoney(line, { mark });
  const end = money ? line.tokens.indexOf(money) : -1;
  const groups = money ? groupsBefore(line.tokens, end) : [];
  const at = end - groups.length;
  const net = money && numberIn([...groups, money], mark);
  if (!net) return undefined;
  const beside = line.tokens.slice(0, currency.test(line.tokens[at - 1]?.text ?? "") ? at - 1 : at);
  const start = lines.indexOf(line);
  const between = lines
    .slice(Math.max(0, start - linesAround), start)
    .filter((other) => other.page === line.page && (!before || other.index > before.index));
  const row = slipRowOf(beside, net, { mark, mayLead: false });
  return { line, net, beside, row, between };
}

/** Lines below the last amount, down to the next sum or amount: they may name it or say how it came about. */
function tailOf(last: Line | undefined, lines: readonly Line[], rules: RowRules): Line[] {
  if (!last) return [];
  const tail: Line[] = [];
  for (const line of lines.slice(lines.indexOf(last) + 1, lines.indexOf(last) + linesAround + 1)) {
    if (line.page !== last.page) break;
    if (isSumLine(line, rules) || endsTable(line) || isTenderLine(line)) return tail;
    tail.push(line);
  }
  return tail.slice(0, 1).filter((line) => /^\s*\d[\d.,]*\s*(?:[x×*@])/i.test(line.text));
}

/** `isMarked`: most names are followed by a letter for their tax, which is none of them. */
type Reading = { mark: DecimalMark; mayLead: boolean; isBelow: boolean; isFirst: boolean; isMarked: boolean };

function toItemRow(block: Block, below: readonly Line[], reading: Reading): ItemRow | undefined {
  const { line, net, between } = block;
  let row = block.row.unitPrice ? block.row : slipRowOf(block.beside, net, reading);
  if (!row.unitPrice) {
    const factors = [between.at(-1), below[0], between.at(-2)]
      .filter((other) => other !== undefined)
      .map((other) => slipRowOf(other.tokens, net, { ...reading, mayLead: false }))
      .find((other) => other.check.state === "agrees" && !isName(other.text));
    if (factors && isName(row.text)) row = { ...factors, text: row.text };
  }
  const named = isName(row.text) ? [] : reading.isBelow ? namesBelow(below) : namesAbove(between, reading);
  const { code, name } = withoutCode(isName(row.text) ? row.text : textOn(named));
  if (!isName(name)) return undefined;
  if (reading.isMarked && name.length > 1 && isLetter(name.at(-1))) name.pop();
  const codeLine = named.length > 0 ? before(named[0], between) : between.at(-1);
  const own = reading.isBelow && isCoded(block.beside[0]) ? block.beside[0] : undefined;
  const itemCode = code ?? own ?? (codeLine && isCode(codeLine) ? codeLine.tokens[0] : undefined);
  if (named.length > 0 && !row.quantity) {
    const counted = slipRowOf(name, net, { ...reading, mayLead: true });
    if (counted.quantity && isName(counted.text)) row = { ...counted };
    else row = { ...row, text: name };
  } else row = { ...row, text: name };
  return {
    item: { cells: cellsOf(row, net, itemCode), arithmetic: row.check.state },
    page: line.page,
    line: line.index,
    cents: net.cents,
  };
}

function before(line: Line | undefined, lines: readonly Line[]): Line | undefined {
  return line && lines[lines.indexOf(line) - 1];
}

/** The lines of words below an amount, close to it and to each other. */
function namesBelow(below: readonly Line[]): Line[] {
  const end = below.findIndex((line) => !isName(line.tokens));
  return below.slice(0, end < 0 ? below.length : end).slice(0, 3);
}

/** The lines of words right above an amount that has none beside it; of those above the first row the last one only. */
function namesAbove(between: readonly Line[], { isFirst }: Reading): Line[] {
  const last = between.findLastIndex((line) => isName(line.tokens));
  if (last < 0) return [];
  const start = between.slice(0, last).findLastIndex((line) => !isName(line.tokens)) + 1;
  return between.slice(isFirst && start === 0 ? last : start, last + 1);
}

function isCode(line: Line): boolean {
  return line.tokens.length === 1 && isCoded(line.tokens[0]);
}

function isCoded(token: Token | undefined): boolean {
  return /^\d{4,14}$/.test(token?.text ?? "");
}

function withoutCode(tokens: readonly Token[]): { code: Token | undefined; name: Token[] } {
  const [first, ...rest] = tokens;
  const isLed =
    first && rest.length > 0 && (isCoded(first) || /^\(\d{1,6}\)$/.test(first.text)) && isName(rest);
  return isLed ? { code: first, name: rest } : { code: undefined, name: [...tokens] };
}

function isName(tokens: readonly Token[]): boolean {
  return tokens.some((token) => /\p{L}{2}/u.test(token.text) && !readAmount(token.text, "."));
}

const confidence = { agrees: 0.95, untested: 0.75, differs: 0.5 };

function cellsOf(row: ListRow, net: CellNumber, code: Token | undefined): Record<string, FoundValue> {
  const sure = confidence[row.check.state];
  const cells: Record<string, FoundValue> = {};
  if (row.quantity) cells.quantity = cellValue(plain(row.quantity.value), row.quantity.tokens, sure);
  if (row.unitPrice) cells.unitPrice = cellValue(plain(row.unitPrice.value), row.unitPrice.tokens, sure);
  cells.netTotal = { ...cellValue(net.value, net.tokens, sure), reasons: row.check.reasons };
  if (code) cells.itemCode = cellValue(code.text, [code], textConfidence);
  cells.description = cellValue(row.text.map((token) => token.text).join(" "), row.text, textConfidence);
  return cells;
}

function plain(value: string): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}
