import type { FoundValue } from "../../results/extraction-result";
import { mappedInSteps, type Steps } from "../../runtime/steps";
import { centsOf, readAmount } from "../../values/read-amount";
import { readDates } from "../../values/read-dates";
import { isSumLine } from "../facts/sum-lines";
import { columnRoleOf } from "../layout/column-phrases";
import type { Line, Segment } from "../layout/line";
import { cellValue } from "../layout/read-cells";
import type { HeaderCell } from "../layout/table-header";
import { type Token, textOf } from "../layout/token";
import {
  type ChainedMovement,
  chained,
  type Money,
  type Movement,
  openingOf,
  opensAccount,
} from "./balance-chain";
import type { ItemRow } from "./item-row";
import { leadingDate, type MovementDate } from "./movement-date";
import type { ReadingFacts, RowSources } from "./row-sources";
import { withYear } from "./statement-year";

/** Lines below its date up to which a movement without one is of that day. */
const linesOfDay = 3;
/** Words of a heading such as "Deposits and other credits". */
const longestHeading = 4;
/** Page widths between an amount and the heading that it is below: more, and it is in another column. */
const nearHeading = 0.06;
/** Heights of white above a line that goes on with a movement: less than an empty line. */
const widestGap = 0.9;
/** Confidence of a date: read by its form alone. */
const dateConfidence = 0.85;
/** Confidence of a description: where it ends is a guess. */
const textConfidence = 0.75;

/**
 * The movements of an account statement: lines that begin with a date and end with one or two amounts. A date on a line
 * of its own, or in the first row of a day only, holds for the rows below it. The columns of the nearest header above
 * say what is debit, credit and balance; a chain of balances settles the sign without one.
 */
export function* movementsInSteps({ layout, headers, labels, facts }: RowSources): Steps<ItemRow[]> {
  const { order } = facts.dateOrder;
  const reading = { facts, calendar: { order, withYear: withYear(layout, order) } };
  const movements: Movement[] = [];
  const sections: Section[] = [];
  let day: Day | undefined;
  for (const [number, line] of layout.lines.entries()) {
    if (number % linesAtOnce === linesAtOnce - 1) yield;
    const role = sectionOf(line, opensRows(line, headers));
    if (role) sections.push({ role, movements: [] });
    const cells = headers.findLast((header) => header.lastLine < line.index)?.cells ?? [];
    const start = leadingDate(line, reading.calendar);
    const isSum = isSumLine(line, { mark: facts.decimalMark, labels }) || opensAccount(line);
    const carried = !start && !isSum && day && mayGoOn(day, line, movements.at(-1)) ? day.date : undefined;
    const date = start ?? carried;
    const movement = date && readMovement(line, date, cells, facts);
    const isFitting = movement && (start || (isNamed(movement) && endsAlike(movement, movements.at(-1))));
    if (start && start.tokens.length === line.tokens.length) day = { date: start, line };
    else if (movement && isFitting) {
      movements.push(movement);
      sections.at(-1)?.movements.push(movement);
      day = { date, line };
    } else attachText(movements.at(-1), line);
  }
  for (const section of sections) giveRole(section);
  yield;
  const closed = chained(movements, openingOf(layout.lines, facts));
  yield;
  return yield* mappedInSteps(closed, linesAtOnce, toRow);
}

/** Lines, or rows, between two steps: a few milliseconds of them. */
const linesAtOnce = 100;

/** A part of the statement under a heading ("Withdrawals"), and the movements in it. */
type Section = { role: "debit" | "credit"; movements: Movement[] };

/** The date that rows without one take, and the last line that it stood on or was taken for. */
type Day = { date: MovementDate; line: Line };

/** Whether a line without a date stands right below its day: next to it, or where the row before has its words. */
function mayGoOn(day: Day, line: Line, before: Movement | undefined): boolean {
  if (line.page !== day.line.page || line.index - day.line.index > linesOfDay) return false;
  const isDayAlone = before === undefined || day.line.index > before.last.index;
  const words = before?.text[0];
  const em = line.bottom - line.top;
  return isDayAlone || (words !== undefined && Math.abs((line.tokens[0]?.left ?? 0) - words.left) < em);
}

/** Whether a row says what it is for, in other words than those for a column or a sum. */
function isNamed({ text }: Movement): boolean {
  const words = text.map((token) => token.text).join(" ");
  return /\p{L}{2}/u.test(words) && !/:$/.test(words) && columnRoleOf(words) === undefined;
}

/** Whether a line holds further dates and no word: the summary of a statement. */
function saysOnlyDates(text: readonly Token[]): boolean {
  const words = textOf(text);
  return readDates(words).length > 0 && !/\p{L}{3}/u.test(words);
}

/** Whether the amounts of a row without a date end where those of the row before do. */
function endsAlike(movement: Movement, before: Movement | undefined): boolean {
  if (!before) return true;
  const edges = [before.amount, before.balance].flatMap((money) => money?.tokens.at(-1)?.right ?? []);
  const em = movement.line.bottom - movement.line.top;
  const isKnown = movement.amount.role !== "amount" || movement.balance !== undefined;
  return isKnown || edges.some((edge) => Math.abs(edge - (movement.amount.tokens.at(-1)?.right ?? 0)) < em);
}

/** A line that only says "Withdrawals" or "Deposits" opens a section of the statement. */
function sectionOf(line: Line, isAboveRows: boolean): "debit" | "credit" | undefined {
  if (line.segments.length > 1 || line.tokens.length > longestHeading || /\d/.test(line.text))
    return undefined;
  const named = isAboveRows ? line.text.replace(/^total(?:es)?\s+/i, "") : line.text;
  const role = columnRoleOf(named);
  return role === "debit" || role === "credit" ? role : undefined;
}

/** Whether a header of columns follows right below a line. */
function opensRows(line: Line, headers: RowSources["headers"]): boolean {
  return headers.some(
    ({ firstLine, lastLine, page }) =>
      page === line.page && lastLine > line.index && firstLine - line.index <= 1 && firstLine >= line.index,
  );
}

/** Amounts in a column of no name are what the heading says, unless they say themselves by a sign that differs from row to row. */
function giveRole({ role, movements }: Section): void {
  const open = movements.filter(({ amount }) => amount.role === "amount");
  if (new Set(open.map(({ amount }) => amount.cents < 0)).size > 1) return;
  for (const movement of open) movement.amount = { ...movement.amount, role };
}

function readMovement(
  line: Line,
  start: MovementDate,
  cells: readonly HeaderCell[],
  facts: ReadingFacts,
): Movement | undefined {
  const money = line.segments
    .flatMap((segment) => trailingMoney(segment, facts))
    .map((found) => ({ ...found, role: roleOf(found.tokens, cells) }));
  const balance =
    money.find((found) => found.role === "balance") ?? (money.length > 1 ? money.at(-1) : undefined);
  const amount = money.find((found) => found !== balance);
  if (!amount) return undefined;
  const used = new Set([...start.tokens, ...money.flatMap((found) => found.tokens)]);
  const text = withoutValueDate(line.tokens.filter((token) => !used.has(token)));
  if (saysOnlyDates(text)) return undefined;
  return { line, last: line, date: start.value, dateTokens: start.tokens, text, amount, balance };
}

const day = /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?$/;

/** The words without the second date, of the value, that stands in front of them. */
function withoutValueDate(tokens: readonly Token[]): Token[] {
  const [first, second] = tokens;
  return first && second && day.test(first.text) && /\p{L}{2}/u.test(second.text)
    ? tokens.slice(1)
    : [...tokens];
}

/** The amounts with decimals at the end of a segment, of three words at most: sign, thousands and the rest. */
function trailingMoney(segment: Segment, facts: ReadingFacts): Omit<Money, "role">[] {
  const found: Omit<Money, "role">[] = [];
  let end = segment.tokens.length;
  while (end > 0) {
    const length = [3, 2, 1].find((count) => {
      const text = segment.tokens
        .slice(Math.max(0, end - count), end)
        .map((token) => token.text)
        .join(" ");
      return end >= count && readAmount(text, facts.decimalMark)?.decimals === 2;
    });
    if (!length) break;
    const tokens = segment.tokens.slice(end - length, end);
    const value = readAmount(textOf(tokens), facts.decimalMark)?.value ?? "0";
    found.unshift({ value, cents: centsOf(value), tokens });
    end -= length;
  }
  return found;
}

function roleOf(tokens: readonly Token[], cells: readonly HeaderCell[]): Money["role"] {
  const right = tokens.at(-1)?.right ?? 0;
  const left = tokens[0]?.left ?? 0;
  const near = cells
    .filter((cell) =>
      ["debit", "credit", "balance", "netTotal", "grossTotal", "unitPrice"].includes(cell.role ?? ""),
    )
    .map((cell) => ({
      cell,
      distance: Math.min(
        Math.abs(cell.right - right),
        Math.abs(cell.left - left),
        Math.abs(cell.left + cell.right - left - right) / 2,
      ),
    }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (!near || near.distance > nearHeading) return "amount";
  const role = near.cell.role;
  return role === "debit" || role === "credit" || role === "balance" ? role : "amount";
}

function attachText(movement: Movement | undefined, line: Line): void {
  if (!movement || movement.line.page !== line.page) return;
  const em = movement.last.bottom - movement.last.top;
  const first = movement.text[0];
  const starts = line.tokens[0];
  if (
    !first ||
    !starts ||
    line.top - movement.last.bottom > widestGap * em ||
    Math.abs(starts.left - first.left) > 2 * em
  )
    return;
  if (line.segments.length > 1) return;
  movement.text.push(...line.tokens);
  movement.last = line;
}

const balanceConfidence = { agrees: 0.97, untested: 0.85, differs: 0.6 };

function toRow({ check, ...movement }: ChainedMovement): ItemRow {
  const confidence = balanceConfidence[check.state];
  const cells: Record<string, FoundValue> = {};
  if (movement.date) cells.date = cellValue(movement.date, movement.dateTokens, dateConfidence);
  const text = movement.text.map((token) => token.text).join(" ");
  if (/\p{L}/u.test(text)) cells.description = cellValue(text, movement.text, textConfidence);
  cells.amount = {
    ...cellValue(movement.amount.value, movement.amount.tokens, confidence),
    reasons: check.reasons,
  };
  if (movement.balance)
    cells.balance = cellValue(movement.balance.value, movement.balance.tokens, confidence);
  return {
    item: { cells, arithmetic: check.state },
    page: movement.line.page,
    line: movement.line.index,
    cents: movement.amount.cents,
  };
}
