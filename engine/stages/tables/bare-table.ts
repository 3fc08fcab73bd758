import { unionOf } from "../../geometry/rect";
import type { Steps } from "../../runtime/steps";
import { readAmount } from "../../values/read-amount";
import { isSumLine, type RowRules } from "../facts/sum-lines";
import type { Line } from "../layout/line";
import { amountRuns } from "./amount-runs";
import { rolesByArithmetic } from "./column-roles";
import type { Column } from "./columns";
import { withCodes } from "./item-codes";
import type { ItemRow } from "./item-row";
import { withLeadingParts } from "./leading-parts";
import { type NumberColumn, numberColumnsOf } from "./number-columns";
import { withoutPositions } from "./positions";
import type { RowSources } from "./row-sources";
import { limitOf, rowsScoreOf, toItems } from "./row-worth";
import { rowsOf, type TableRow } from "./table-rows";

/** Page widths that a number ends before the text begins, where it is a column of its own: a fifth of a letter. */
const apart = 0.002;
/** Page widths in front of the first column of numbers: half a letter, since a wider number may follow further down. */
const room = 0.004;

/**
 * The rows of a table that nothing heads, as on receipts: lines that end with an amount under one another, down to the
 * first sum. The columns are those of their numbers, what stands left of these is the description, and arithmetic says
 * which number is quantity and which is price.
 */
export function* readBareTable({ layout, labels, facts }: RowSources): Steps<ItemRow[]> {
  const rules: RowRules = { mark: facts.decimalMark, labels };
  const sum = layout.lines.find((line) => isSumLine(line, rules));
  const runs = amountRuns(layout.lines, rules).map((run) => run.lines);
  const above = runs.filter((run) => sum && (run[0]?.index ?? 0) < sum.index && run[0]?.page === sum.page);
  yield;
  const tables: ItemRow[][] = [];
  for (const run of above.length > 0 ? above : runs) {
    const columns = columnsOf(run, rules);
    yield;
    if (!columns) continue;
    const found = rowsOf(run, columns, rules);
    yield;
    const named = withCodeColumn(rolesByArithmetic(columns, found, rules.mark), found);
    yield;
    const rows = rowsOf(run, named, rules);
    yield;
    const read = toItems(rows, { columns: named, facts, limit: limitOf(rows, named) });
    const items = read.filter(({ item }) => /\.\d\d$/.test(item.cells.netTotal?.value ?? ""));
    yield;
    tables.push(withLeadingParts(withCodes(withoutPositions(items), [])));
    yield;
  }
  return tables.reduce(
    (best, rows) => (rowsScoreOf(rows) > rowsScoreOf(best) ? rows : best),
    [] as ItemRow[],
  );
}

/** Numbers left of the words, the words, and the numbers right of them, the last with cents being the amount. */
function columnsOf(run: readonly Line[], { mark }: RowRules): Column[] | undefined {
  const start = startOfText(run);
  const found = numberColumnsOf(run, mark);
  const numbers = found.filter(({ left }) => left > start);
  const amount = numbers.findLast((column) => isMoney(column, run, { mark }));
  if (!amount) return undefined;
  const before = found.filter(({ right }) => right < start - apart);
  const text = { left: start, right: start, count: run.length };
  const all = [...before, text, ...numbers];
  const edges = all.map((column, index) => {
    if (index === 0) return 0;
    return column === numbers[0] ? column.left - room : ((all[index - 1]?.right ?? 0) + column.left) / 2;
  });
  return all.map((column, index) => {
    const role = column === text ? "description" : column === amount ? "netTotal" : undefined;
    const part = { from: edges[index] ?? 0, to: edges[index + 1] ?? 1 };
    return { ...part, role, heading: headingOf(part, run) };
  });
}

/** A nameless column of whole numbers with as many digits in every row, left of the words, holds codes. */
function withCodeColumn(columns: readonly Column[], rows: readonly TableRow[]): Column[] {
  return columns.map((column, index) => {
    const texts = rows.flatMap((row) => row.cells[index]?.[0]?.text ?? []);
    const isCoded =
      texts.length * 2 > rows.length &&
      texts.every((text) => /^\d{4,14}$/.test(text) && text.length === texts[0]?.length);
    return column.role === undefined && isCoded ? { ...column, role: "itemCode" as const } : column;
  });
}

function isMoney(column: NumberColumn, run: readonly Line[], { mark }: Pick<RowRules, "mark">): boolean {
  const inside = run
    .flatMap((line) => line.tokens)
    .filter((token) => token.right > column.left && token.left < column.right);
  const amounts = inside.filter((token) => readAmount(token.text, mark)?.decimals === 2);
  return amounts.length * 2 >= column.count && !inside.some((token) => token.text.endsWith("%"));
}

/** The left edge of the words that most lines begin with. */
function startOfText(run: readonly Line[]): number {
  const words = run.flatMap((line) => line.tokens.find((token) => /\p{L}{3}/u.test(token.text)) ?? []);
  return words.map((token) => token.left).sort((a, b) => a - b)[words.length >> 1] ?? 0;
}

function headingOf({ from, to }: Pick<Column, "from" | "to">, run: readonly Line[]): Column["heading"] {
  return { ...unionOf(run), left: from, right: to, text: "", role: undefined };
}
