import type { DocumentKind, FoundValue, Place } from "../../results/extraction-result";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import type { ItemRow } from "./item-row";
import type { RowSources } from "./row-sources";
import { addsUp, type StatedSums, statedSums } from "./stated-sums";

/** Rows beyond which one more says nothing of how sure a cell is; like all the bounds here, what `npm run train:cells` has fitted its trees with. */
const mostRows = 30;
/** The same of pages. */
const mostPages = 6;
/** The same of headers. */
const mostHeaders = 4;
/** The same of words in a cell. */
const mostWords = 20;
/** The same of characters in a cell. */
const mostCharacters = 80;
/** The same of lines of a row, and of a cell. */
const mostLines = 8;

/** What is known of the rows of a document besides the rows. */
export type CellContext = RowSources & { kind: DocumentKind; known: boolean };

/** The signals of the cells of a row, by column and name. */
type CellSignals = Record<string, Record<string, number>>;

/** The rows as a whole. */
type Whole = {
  rows: readonly ItemRow[];
  /** How many rows have each column, and how many have a value of each shape there. */
  filled: ReadonlyMap<string, number>;
  shaped: ReadonlyMap<string, number>;
  tokensIn: (place: Place) => Token[];
  ofDocument: Record<string, number>;
  sums: StatedSums;
};

/**
 * What speaks for and against each cell of each row, as numbers by name, for the confidence model of cells: how it was
 * read (`prior`, 0..1), what the arithmetic of its row and of all rows says, how clearly its words were recognised, how
 * usual its column and its shape are among the rows.
 */
export const cellSignals = (rows: readonly ItemRow[], context: CellContext): CellSignals[] =>
  rows.map(cellSignalsIn(rows, context));

/** Tells the signals of one of these rows: they are many times as large as the row, so have few at a time. */
export function cellSignalsIn(
  rows: readonly ItemRow[],
  context: CellContext,
): (row: ItemRow, index: number) => CellSignals {
  const whole = wholeOf(rows, context);
  return (row, index) => {
    const next = rows[index + 1];
    const span = next && next.page === row.page ? Math.max(1, next.line - row.line) : 0;
    return Object.fromEntries(
      Object.entries(row.item.cells).map(([key, cell]) => [key, signalsOf(key, cell, { row, span, whole })]),
    );
  };
}

function wholeOf(
  rows: readonly ItemRow[],
  { layout, labels, facts, headers, kind, known }: CellContext,
): Whole {
  const sums = statedSums(layout, { mark: facts.decimalMark, labels });
  const share = (state: string) => rows.filter(({ item }) => item.arithmetic === state).length / rows.length;
  const cells = rows.flatMap(({ item }) => Object.entries(item.cells));
  return {
    rows,
    filled: countsOf(cells.map(([key]) => key)),
    shaped: countsOf(cells.map(([key, { value }]) => shapeIn(key, value))),
    sums,
    tokensIn: tokensInPlaces(layout.lines),
    ofDocument: {
      recognised: flag(layout.recognised),
      known: flag(known),
      rows: Math.min(mostRows, rows.length),
      pages: Math.min(mostPages, layout.pageCount),
      headers: Math.min(mostHeaders, headers.length),
      closes: flag(addsUp(rows, sums.sums)),
      agreeing: share("agrees"),
      differing: share("differs"),
      [`kind:${kind}`]: 1,
    },
  };
}

function signalsOf(
  key: string,
  cell: FoundValue,
  { row, span, whole }: { row: ItemRow; span: number; whole: Whole },
): Record<string, number> {
  const others = whole.filled.get(key) ?? 1;
  const tokens = cell.place ? whole.tokensIn(cell.place) : [];
  return {
    ...whole.ofDocument,
    [`column:${key}`]: 1,
    prior: cell.confidence,
    agrees: flag(row.item.arithmetic === "agrees"),
    differs: flag(row.item.arithmetic === "differs"),
    filled: others / whole.rows.length,
    columns: Object.keys(row.item.cells).length,
    coded: flag(row.item.cells.itemCode !== undefined),
    reading: Math.min(1, ...tokens.map((token) => token.confidence)),
    placed: flag(cell.place !== null),
    words: Math.min(mostWords, cell.raw.split(" ").length),
    length: Math.min(mostCharacters, cell.value.length),
    digits: shareOf(cell.value, /\d/g),
    letters: shareOf(cell.value, /\p{L}/gu),
    height: heightOf(tokens),
    span: Math.min(mostLines, span),
    alike: (whole.shaped.get(shapeIn(key, cell.value)) ?? 1) / others,
    single: flag(others === 1),
    isTotal: flag(row.cents !== undefined && whole.sums.totals.has(row.cents)),
  };
}

/** A column and the kind of characters at both ends of a value: there "AB-12" and "CD-7" are alike. */
function shapeIn(key: string, value: string): string {
  const kind = (letter = "") => (/\d/.test(letter) ? "9" : /\p{L}/u.test(letter) ? "a" : "-");
  return `${key}:${kind(value[0])}${kind(value.at(-1))}${/\s/.test(value) ? " " : ""}`;
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function shareOf(text: string, of: RegExp): number {
  return text === "" ? 0 : (text.match(of)?.length ?? 0) / text.length;
}

/** The height of a cell in lines of its words. */
function heightOf(tokens: readonly Token[]): number {
  if (tokens.length === 0) return 0;
  const height =
    Math.max(...tokens.map((token) => token.bottom)) - Math.min(...tokens.map((token) => token.top));
  const middle =
    tokens.map((token) => token.bottom - token.top).sort((a, b) => a - b)[tokens.length >> 1] ?? 1;
  return Math.min(mostLines, height / Math.max(1e-6, middle));
}

/** Tells the words whose middle stands in a place. Rows come page by page, so that one page is at hand at a time. */
function tokensInPlaces(lines: readonly Line[]): (place: Place) => Token[] {
  const linesOfPage = new Map<number, Line[]>();
  for (const line of lines) {
    const own = linesOfPage.get(line.page);
    if (own) own.push(line);
    else linesOfPage.set(line.page, [line]);
  }
  let [known, words]: [page: number, words: PlacedToken[]] = [Number.NaN, []];
  return ({ page, box: [left, top, right, bottom] }) => {
    if (page !== known)
      [known, words] = [page, (linesOfPage.get(page) ?? []).flatMap(({ tokens }) => tokens.map(placed))];
    return words
      .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
      .map(({ token }) => token);
  };
}

/** A word with its middle in the reader's fractions. */
type PlacedToken = { token: Token; x: number; y: number };

function placed(token: Token): PlacedToken {
  const [left, top, right, bottom] = token.box;
  return { token, x: (left + right) / 2, y: (top + bottom) / 2 };
}

function flag(holds: boolean): number {
  return holds ? 1 : 0;
}
