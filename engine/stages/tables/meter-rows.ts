import { patternFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import type { DecimalMark } from "../../values/read-amount";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import { type CellNumber, numberIn } from "../layout/read-cells";
import type { Token } from "../layout/token";

/** One row of a table of meter readings, its numbers as printed. `factor` is undefined where no column states one. */
export type MeterRow = {
  previous: CellNumber;
  current: CellNumber;
  usage: CellNumber;
  factor: CellNumber | undefined;
};

type MeterRole = keyof MeterRow;
type Heading = { role: MeterRole; middle: number };

const whole = (...parts: Parameters<typeof patternFor>) => new RegExp(`^${patternFor(...parts)}$`);
const roleWords: [MeterRole, RegExp][] = [
  ["previous", whole("previousReads")],
  ["current", whole("currentReads")],
  ["factor", whole("meterFactors")],
  ["usage", whole("consumption")],
];
/** Bounds the search: a bill has a handful of meters. */
const mostRows = 40;
/** Set by hand, in heights of a line: the rows of a table follow its head. */
const lineHeightsApart = 3;

/**
 * The rows of the tables of meter readings: below a line that heads the previous and the current reading and what was
 * used, every line that has a number near each of these headings. Rows are for the proof; they cost nothing themselves.
 */
export function meterRows({ lines }: Pick<DocumentLayout, "lines">, mark: DecimalMark): MeterRow[] {
  return lines.flatMap((line, index) => {
    const headings = headingsIn(line);
    return headings ? rowsBelow(headings, line, lines.slice(index + 1), mark) : [];
  });
}

/** The headings of a line that heads readings: each role once, no numbers. */
function headingsIn(line: Line): Heading[] | undefined {
  if (line.tokens.some(({ text }) => /\d{2}/.test(text))) return undefined;
  const headings = line.tokens.flatMap((token): Heading[] => {
    const role = roleWords.find(([, words]) => words.test(compact(token.text)))?.[0];
    return role
      ? [{ role, middle: middleOf(line.segments.find(({ tokens }) => tokens.includes(token)) ?? token) }]
      : [];
  });
  const roles = headings.map(({ role }) => role);
  const isWhole = (["previous", "current", "usage"] as const).every((role) => roles.includes(role));
  return isWhole && new Set(roles).size === roles.length ? headings : undefined;
}

function rowsBelow(
  headings: readonly Heading[],
  head: Line,
  lines: readonly Line[],
  mark: DecimalMark,
): MeterRow[] {
  const rows: MeterRow[] = [];
  let bottom = head.bottom;
  for (const line of lines) {
    const isClose =
      line.page === head.page && line.top - bottom < lineHeightsApart * (line.bottom - line.top);
    if (!isClose || rows.length === mostRows || headingsIn(line)) break;
    const row = rowIn(line, headings, mark);
    if (row) rows.push(row);
    if (row || rows.length === 0) bottom = line.bottom;
  }
  return rows;
}

function rowIn(line: Line, headings: readonly Heading[], mark: DecimalMark): MeterRow | undefined {
  const numbers = line.segments.flatMap(({ tokens }) => numbersIn(tokens, mark));
  const taken = new Map<MeterRole, CellNumber>();
  for (const { role, middle } of headings) {
    const near = numbers.reduce<Placed | undefined>(
      (best, one) => (!best || Math.abs(one.middle - middle) < Math.abs(best.middle - middle) ? one : best),
      undefined,
    );
    if (near && nearest(headings, near.middle) === role) taken.set(role, near.number);
  }
  const [previous, current, usage] = [taken.get("previous"), taken.get("current"), taken.get("usage")];
  const isUsable = previous && current && usage && Number(current.value) > Number(previous.value);
  return isUsable ? { previous, current, usage, factor: taken.get("factor") } : undefined;
}

type Placed = { number: CellNumber; middle: number };

function numbersIn(tokens: readonly Token[], mark: DecimalMark): Placed[] {
  return tokens.flatMap((token) => {
    const number = /^\d[\d.,']*$/.test(token.text) ? numberIn([token], mark) : undefined;
    return number ? [{ number, middle: middleOf(token) }] : [];
  });
}

function nearest(headings: readonly Heading[], middle: number): MeterRole | undefined {
  return [...headings].sort((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0]?.role;
}

const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
