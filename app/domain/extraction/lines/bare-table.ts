import { readAmount } from "../candidates/read-amount";
import { frameOf, type Line } from "../layout/line";
import type { Token } from "../layout/token";
import { rolesByArithmetic } from "./column-roles";
import type { Column } from "./columns";
import { withCodes } from "./item-codes";
import type { ItemRow } from "./item-row";
import { withLeadingParts } from "./leading-parts";
import { type NumberColumn, numberColumnsOf } from "./number-columns";
import { withoutPositions } from "./positions";
import type { RowSources } from "./row-sources";
import { limitOf, toItems, worthOf } from "./row-worth";
import { endsTable, isSumLine, isTenderLine, type RowRules } from "./sum-lines";
import { rowsOf } from "./table-rows";

/**
 * The rows of a table that nothing heads, as on receipts: lines that end with an amount under one another, down to the
 * first sum. The columns are those of their numbers, what stands left of these is the description, and arithmetic says
 * which number is quantity and which is price.
 */
export function readBareTable({ layout, labels, facts }: RowSources): ItemRow[] {
  const rules: RowRules = { mark: facts.decimalMark, labels };
  const sum = layout.lines.find((line) => isSumLine(line, rules));
  const runs = runsOf(layout.lines, rules);
  const above = runs.filter((run) => sum && (run[0]?.index ?? 0) < sum.index && run[0]?.page === sum.page);
  const tables = (above.length > 0 ? above : runs).map((run) => {
    const columns = columnsOf(run, rules);
    if (!columns) return [];
    const named = rolesByArithmetic(columns, rowsOf(run, columns, rules), rules.mark);
    const rows = rowsOf(run, named, rules);
    const items = toItems(rows, { columns: named, facts, limit: limitOf(rows, named) });
    return withLeadingParts(withCodes(withoutPositions(items), []));
  });
  return tables.reduce((best, rows) => (worthOf(rows) > worthOf(best) ? rows : best), []);
}

/** The most lines that may stand between two amounts of a table. */
const mostBetween = 3;

/** Runs of lines with an amount at the same right edge, each with the lines between and one line above. */
function runsOf(lines: readonly Line[], rules: RowRules): Line[][] {
  const runs: { amounts: Line[]; edge: number; isOver: boolean }[] = [];
  for (const line of lines) {
    const isEnd = isSumLine(line, rules) || endsTable(line) || isTenderLine(line);
    const money = isEnd ? undefined : lastMoney(line, rules);
    for (const run of runs) {
      const last = run.amounts.at(-1);
      if (isEnd || !last || last.page !== line.page || line.index - last.index > mostBetween + 1)
        run.isOver = true;
    }
    if (!money) continue;
    const em = line.bottom - line.top;
    const run = runs.find(({ edge, isOver }) => !isOver && Math.abs(edge - money.right) < 0.7 * em);
    if (run) run.amounts.push(line);
    else runs.push({ amounts: [line], edge: money.right, isOver: false });
  }
  return runs.flatMap(({ amounts }) => {
    const [first, last] = [amounts[0], amounts.at(-1)];
    if (!first || !last) return [];
    const start = lines.indexOf(first);
    const above = lines[start - 1];
    const from = above && above.page === first.page && !hasLetters(first) ? start - 1 : start;
    return [lines.slice(from, tail(lines, last, rules))];
  });
}

/** Where the lines that belong to the last row end: before a sum, a new page, or a wide gap. */
function tail(lines: readonly Line[], last: Line, rules: RowRules): number {
  let end = lines.indexOf(last) + 1;
  for (; end < lines.length && end - lines.indexOf(last) <= 2; end += 1) {
    const [before, line] = [lines[end - 1], lines[end]];
    if (!before || !line || line.page !== last.page || isSumLine(line, rules) || endsTable(line)) break;
    if (line.top - before.bottom > 0.8 * (before.bottom - before.top)) break;
  }
  return end;
}

/** The amount with cents that ends a line, perhaps with a letter for its tax behind it. */
function lastMoney(line: Line, { mark }: RowRules): Token | undefined {
  const tail = line.tokens.slice(-3).reverse();
  return tail.find(
    (token, index) =>
      readAmount(token.text, mark)?.decimals === 2 &&
      !/%/.test(token.text) &&
      tail.slice(0, index).every((other) => other.text.length <= 3),
  );
}

function hasLetters(line: Line): boolean {
  return line.text.replace(/[^\p{L}]/gu, "").length >= 4;
}

/** Numbers left of the words, the words, and the numbers right of them, the last with cents being the amount. */
function columnsOf(run: readonly Line[], { mark }: RowRules): Column[] | undefined {
  const start = startOfText(run);
  const found = numberColumnsOf(run, mark);
  const numbers = found.filter(({ left }) => left > start);
  const amount = numbers.findLast((column) => isMoney(column, run, { mark }));
  if (!amount) return undefined;
  const before = found.filter(({ right }) => right < start - 0.002);
  const text = { left: start, right: start, count: run.length };
  const all = [...before, text, ...numbers];
  const edges = all.map((column, index) => {
    if (index === 0) return 0;
    return column === numbers[0] ? column.left - 0.004 : ((all[index - 1]?.right ?? 0) + column.left) / 2;
  });
  return all.map((column, index) => {
    const role = column === text ? "description" : column === amount ? "netTotal" : undefined;
    const part = { from: edges[index] ?? 0, to: edges[index + 1] ?? 1 };
    return { ...part, role, heading: headingOf(part, run) };
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
  return { ...frameOf(run), left: from, right: to, text: "", role: undefined };
}
