import { isoDate } from "../candidates/iso-date";
import { monthOf } from "../candidates/month-names";
import { centsOf, readAmount } from "../candidates/read-amount";
import { type DateOrder, readDates } from "../candidates/read-dates";
import type { FoundValue } from "../extraction-result";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line, Segment } from "../layout/line";
import type { Token } from "../layout/token";
import { type ChainedMovement, chained, type Money, type Movement, openingOf } from "./balance-chain";
import { columnRoleOf } from "./column-phrases";
import type { ItemRow } from "./item-row";
import { cellValue } from "./read-cells";
import type { ReadingFacts, RowSources } from "./row-sources";
import type { HeaderCell } from "./table-header";

/**
 * The movements of an account statement: lines that begin with a date and end with one or two amounts. The columns of
 * the nearest header above say what is debit, credit and balance; a chain of balances settles the sign without one.
 */
export function findMovements({ layout, headers, facts }: RowSources): ItemRow[] {
  const year = yearOf(layout, facts.dateOrder.order);
  const movements: Movement[] = [];
  let section: "debit" | "credit" | undefined;
  for (const line of layout.lines) {
    section = sectionOf(line) ?? section;
    const header = headers.findLast((candidate) => candidate.lastLine < line.index);
    const movement = readMovement(line, header?.cells ?? [], facts, year);
    if (movement) movements.push(inSection(movement, section));
    else attachText(movements.at(-1), line);
  }
  return chained(movements, openingOf(layout.lines, facts)).map(toRow);
}

/** A line that only says "Withdrawals" or "Deposits" opens a section of the statement. */
function sectionOf(line: Line): "debit" | "credit" | undefined {
  if (line.segments.length > 1 || line.tokens.length > 4 || /\d/.test(line.text)) return undefined;
  const role = columnRoleOf(line.text);
  return role === "debit" || role === "credit" ? role : undefined;
}

function inSection(movement: Movement, section: "debit" | "credit" | undefined): Movement {
  const { amount } = movement;
  return section && amount.role === "amount"
    ? { ...movement, amount: { ...amount, role: section } }
    : movement;
}

function readMovement(
  line: Line,
  cells: readonly HeaderCell[],
  facts: ReadingFacts,
  year: number,
): Movement | undefined {
  const start = leadingDate(line, facts.dateOrder.order, year);
  if (!start) return undefined;
  const money = line.segments
    .flatMap((segment) => trailingMoney(segment, facts))
    .map((found) => ({ ...found, role: roleOf(found.tokens, cells) }));
  const balance =
    money.find((found) => found.role === "balance") ?? (money.length > 1 ? money.at(-1) : undefined);
  const amount = money.find((found) => found !== balance);
  if (!amount) return undefined;
  const used = new Set([...start.tokens, ...money.flatMap((found) => found.tokens)]);
  const text = line.tokens.filter((token) => !used.has(token));
  return { line, last: line, date: start.value, dateTokens: start.tokens, text, amount, balance };
}

/** A date at the start of a line; without a year it takes the statement's. */
function leadingDate(
  line: Line,
  order: DateOrder,
  year: number,
): { value: string; tokens: Token[] } | undefined {
  const full = readDates(line.text)[0];
  if (full && full.start <= 2) {
    const value = full[order] ?? full.dmy ?? full.mdy;
    return value ? { value, tokens: tokensUpTo(line, full.end) } : undefined;
  }
  const short = /^(\d{1,2})[/.-](\d{1,2})(?=[\s\t]|$)/.exec(line.text);
  if (short?.[1] && short[2]) {
    const [first, second] = [Number(short[1]), Number(short[2])];
    const value = order === "mdy" ? isoDate(year, first, second) : isoDate(year, second, first);
    return {
      value: value ?? isoDate(year, second, first) ?? isoDate(year, first, second) ?? "",
      tokens: tokensUpTo(line, short[0].length),
    };
  }
  const named =
    /^(\d{1,2})[\s-]?(\p{L}{3,10})\.?(?=[\s\t]|$)/u.exec(line.text) ??
    /^(\p{L}{3,10})\.?\s(\d{1,2})(?=[\s\t]|$)/u.exec(line.text);
  if (!named?.[1] || !named[2]) return undefined;
  const [day, month] = /\d/.test(named[1])
    ? [Number(named[1]), monthOf(named[2])]
    : [Number(named[2]), monthOf(named[1])];
  const value = month === undefined ? undefined : isoDate(year, month, day);
  return value ? { value, tokens: tokensUpTo(line, named[0].length) } : undefined;
}

function tokensUpTo(line: Line, end: number): Token[] {
  return line.tokens.filter((_, index) => (line.starts[index] ?? 0) < end);
}

/** The amounts with decimals at the end of a segment. */
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
    const value = readAmount(tokens.map((token) => token.text).join(" "), facts.decimalMark)?.value ?? "0";
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
  if (!near || near.distance > 0.06) return "amount";
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
    line.top - movement.last.bottom > 0.9 * em ||
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
  if (movement.date) cells.date = cellValue(movement.date, movement.dateTokens, 0.85);
  const text = movement.text.map((token) => token.text).join(" ");
  if (/\p{L}/u.test(text)) cells.description = cellValue(text, movement.text, 0.75);
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

/** The year most dates of the document carry. */
function yearOf(layout: DocumentLayout, order: DateOrder): number {
  const votes = new Map<number, number>();
  for (const line of layout.lines) {
    for (const reading of readDates(line.text)) {
      const year = Number((reading[order] ?? reading.dmy ?? reading.mdy ?? "").slice(0, 4));
      if (year) votes.set(year, (votes.get(year) ?? 0) + 1);
    }
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 2000;
}
