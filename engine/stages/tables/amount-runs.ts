import { heightOf } from "../../geometry/rect";
import { centsOf, readAmount } from "../../values/read-amount";
import { endsTable, isSumLine, isTenderLine, type RowRules } from "../facts/sum-lines";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";

/** Heights of a line that right edges of one column of amounts may differ by: less than a digit is wide and a point. */
const edgeDrift = 0.7;
/** Heights of a line above it at which a line still belongs to the row: an empty line is 1 at least. */
const widestGap = 0.8;
/** An amount and what may follow it: a currency and a letter for its tax. */
const tailLength = 3;
/** Letters of what follows an amount: a currency in ISO letters. */
const mostLetters = 3;
/** Heights between groups of digits of one amount: half of what parts words of a table. */
const groupGap = 0.5;
/** Letters that make a name of a line: less is a unit or a currency. */
const leastLetters = 4;

/** Lines with an amount under one another, and all lines of their table: these, those between and those around. */
export type AmountRun = { amounts: Line[]; lines: Line[] };

/** The most lines that may stand between two amounts of a table. */
const mostBetween = 3;

/** Runs of lines with an amount at the same right edge, each with the lines between and one line above. */
export function amountRuns(lines: readonly Line[], rules: RowRules): AmountRun[] {
  const runs: { amounts: Line[]; edge: number; isOver: boolean }[] = [];
  for (const line of lines) {
    const isEnd = isSumLine(line, rules) || endsTable(line) || isTenderLine(line);
    const sum = isEnd ? lastMoney(line, rules) : undefined;
    const money = isEnd ? undefined : lastMoney(line, rules);
    for (const run of runs) {
      const last = run.amounts.at(-1);
      if (sum && isSumOf(run, sum, rules)) continue;
      if (isEnd || !last || last.page !== line.page || line.index - last.index > mostBetween + 1)
        run.isOver = true;
    }
    if (!money) continue;
    const em = line.bottom - line.top;
    const run = runs.find(({ edge, isOver }) => !isOver && Math.abs(edge - money.right) < edgeDrift * em);
    if (run) {
      run.amounts.push(line);
      run.edge = money.right;
    } else runs.push({ amounts: [line], edge: money.right, isOver: false });
  }
  return runs.flatMap(({ amounts }) => {
    const [first, last] = [amounts[0], amounts.at(-1)];
    if (!first || !last) return [];
    const start = lines.indexOf(first);
    const above = lines[start - 1];
    const from = above && above.page === first.page && !hasLetters(first) ? start - 1 : start;
    return [{ amounts, lines: lines.slice(from, tail(lines, last, rules)) }];
  });
}

/**
 * Whether an amount is the sum of all rows of a run that have counts and prices, under one another with theirs: rows of the
 * next section may follow.
 */
function isSumOf(
  { amounts, edge }: { amounts: readonly Line[]; edge: number },
  sum: Token,
  rules: RowRules,
): boolean {
  if (amounts.length < 2 || Math.abs(edge - sum.right) > heightOf(sum)) return false;
  const priced = amounts.filter(
    ({ tokens }) => tokens.filter(({ text }) => readAmount(text, rules.mark)).length > 2,
  );
  if (priced.length * 2 <= amounts.length) return false;
  const centsIn = (token: Token | undefined) =>
    centsOf(readAmount(token?.text ?? "", rules.mark)?.value ?? "NaN");
  return amounts.reduce((total, line) => total + centsIn(lastMoney(line, rules)), 0) === centsIn(sum);
}

/** Where the lines that belong to the last row end: before a sum, a new page, or a wide gap. */
function tail(lines: readonly Line[], last: Line, rules: RowRules): number {
  let end = lines.indexOf(last) + 1;
  for (; end < lines.length && end - lines.indexOf(last) <= 2; end += 1) {
    const [before, line] = [lines[end - 1], lines[end]];
    if (!before || !line || line.page !== last.page || isSumLine(line, rules) || endsTable(line)) break;
    if (line.top - before.bottom > widestGap * (before.bottom - before.top)) break;
  }
  return end;
}

/** The amount with cents that ends a line, perhaps with a letter for its tax or a currency behind it. */
export function lastMoney(line: Line, { mark }: Pick<RowRules, "mark">): Token | undefined {
  const tail = line.tokens.slice(-tailLength).reverse();
  return tail.find(
    (token, index) =>
      readAmount(token.text, mark)?.decimals === 2 &&
      !/%/.test(token.text) &&
      tail.slice(0, index).every((other) => other.text.length <= mostLetters || tailWord.test(other.text)),
  );
}

/** What stands behind an amount in more than three letters: a currency in words, a letter or number of its tax. */
const tailWord = /^(?:euros?|[a-z]{3})?(?:[([]\w{1,4}[)\]])?$/i;

/** The groups of digits close in front of a token that begins with three digits: "1" and "040" before "250,00". */
export function groupsBefore(tokens: readonly Token[], at: number): Token[] {
  const groups: Token[] = [];
  for (let index = at; index > 0; index -= 1) {
    const [before, token] = [tokens[index - 1], tokens[index]];
    if (!before || !token || !/^\d{3}(?!\d)/.test(token.text) || !/^\d{1,3}$/.test(before.text)) break;
    if (token.left - before.right > groupGap * heightOf(token)) break;
    groups.unshift(before);
  }
  return groups;
}

function hasLetters(line: Line): boolean {
  return line.text.replace(/[^\p{L}]/gu, "").length >= leastLetters;
}
