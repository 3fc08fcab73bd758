import type { FoundValue } from "../../results/extraction-result";
import { type DecimalMark, readAmount } from "../../values/read-amount";
import { isCarryLine, type RowRules } from "../facts/sum-lines";
import type { Line } from "../layout/line";
import { type CellNumber, cellValue, numberIn } from "../layout/read-cells";
import type { Token } from "../layout/token";
import { type AmountRun, amountRuns, groupsBefore, lastMoney } from "./amount-runs";
import type { ItemRow } from "./item-row";
import { type ListRow, listRowOf } from "./list-row";
import type { RowSources } from "./row-sources";
import { currency } from "./token-spans";

/**
 * Reads rows that have no columns but the amounts on the right, as receipts and bills of energy print them: a name, in
 * front of it perhaps a code or a count, beside, above or below it perhaps "2 x 4.10". One reading for every run of
 * amounts under one another.
 */
export function readListings({ layout, labels, facts }: RowSources): ItemRow[][] {
  const rules: RowRules = { mark: facts.decimalMark, labels };
  return amountRuns(layout.lines, rules).map((run) => rowsIn(run, layout.lines, rules));
}

function rowsIn({ amounts }: AmountRun, lines: readonly Line[], rules: RowRules): ItemRow[] {
  const rows = amounts.filter((line) => !isCarryLine(line, rules));
  const blocks = rows.flatMap((line, index) => blockOf(line, rows[index - 1], lines, rules) ?? []);
  const hasProducts = blocks.some(({ row }) => row.unitPrice);
  const rest = tailOf(rows.at(-1), lines);
  return blocks.flatMap((block, index) => {
    const below = blocks[index + 1]?.between ?? rest;
    return toItemRow(block, below, { mark: rules.mark, mayLead: !hasProducts }) ?? [];
  });
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
    .slice(Math.max(0, start - 3), start)
    .filter((other) => other.page === line.page && (!before || other.index > before.index));
  const row = listRowOf(beside, net, { mark, mayLead: false });
  return { line, net, beside, row, between };
}

/** Lines close below the last amount may still say how it came about. */
function tailOf(last: Line | undefined, lines: readonly Line[]): Line[] {
  const next = last && lines[lines.indexOf(last) + 1];
  return next && next.page === last.page && lastMoneyLike(next) ? [next] : [];
}

function lastMoneyLike(line: Line): boolean {
  return /^\s*\d[\d.,]*\s*(?:[x×*@])/i.test(line.text);
}

type Reading = { mark: DecimalMark; mayLead: boolean };

function toItemRow(block: Block, below: readonly Line[], reading: Reading): ItemRow | undefined {
  const { line, net, between } = block;
  let row = block.row.unitPrice ? block.row : listRowOf(block.beside, net, reading);
  if (!row.unitPrice && isName(row.text)) {
    const factors = [between.at(-1), below[0]]
      .filter((other) => other !== undefined)
      .map((other) => listRowOf(other.tokens, net, { ...reading, mayLead: false }))
      .find((other) => other.check.state === "agrees" && !isName(other.text));
    if (factors) row = { ...factors, text: row.text };
  }
  const above = isName(row.text) ? [] : nameAbove(between);
  const { code, name } = withoutCode(isName(row.text) ? row.text : (above.at(-1)?.tokens ?? []));
  if (!isName(name)) return undefined;
  const codeLine = above.length > 1 ? above[0] : between.at(isName(row.text) ? -1 : -2);
  const itemCode = code ?? (codeLine && isCode(codeLine) ? codeLine.tokens[0] : undefined);
  return {
    item: { cells: cellsOf({ ...row, text: name }, net, itemCode), arithmetic: row.check.state },
    page: line.page,
    line: line.index,
    cents: net.cents,
  };
}

/** The name of a row that has none beside its amount: the last line of words above, with a code right above that. */
function nameAbove(between: readonly Line[]): Line[] {
  const at = between.findLastIndex((line) => isName(line.tokens));
  if (at < 0) return [];
  const over = between[at - 1];
  return over && isCode(over) ? between.slice(at - 1, at + 1) : between.slice(at, at + 1);
}

function isCode(line: Line): boolean {
  return line.tokens.length === 1 && /^\d{4,14}$/.test(line.tokens[0]?.text ?? "");
}

function withoutCode(tokens: readonly Token[]): { code: Token | undefined; name: Token[] } {
  const [first, ...rest] = tokens;
  const isCoded = first && rest.length > 0 && /^\d{4,14}$/.test(first.text) && isName(rest);
  return isCoded ? { code: first, name: rest } : { code: undefined, name: [...tokens] };
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
  if (code) cells.itemCode = cellValue(code.text, [code], 0.7);
  cells.description = cellValue(row.text.map((token) => token.text).join(" "), row.text, 0.7);
  return cells;
}

function plain(value: string): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}
