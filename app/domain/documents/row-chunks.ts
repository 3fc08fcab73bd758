import { type FoundValue, type LineItem, needsReview } from "@fieldwise/engine/results";
import { amountCents } from "./amount-cents";
import { isEdited } from "./is-edited";

/** The totals of a run of rows, so that a sum over all of them needs none of them in memory. */
export type RowTotals = {
  rows: number;
  /** The amounts of the rows together in cents; null when none has one. */
  cents: number | null;
  tested: number;
  agree: number;
  /** The best confidence of each column. */
  best: Record<string, number>;
  /** How many cells of each column someone should look at; pieces that are older than this have none. */
  doubtful?: Record<string, number>;
  /** The first and the last page that rows are on; null when none is known. */
  pages: readonly [number, number] | null;
};

/** A run of rows that is kept as a file of its own, named by the hash of what it holds. */
export type RowChunk = RowTotals & { hash: string };

/**
 * The rows of a result as they are kept: in the row of the database while they are few, else in pieces beside it. A row of
 * the database holds 2 MB, and a long table more.
 */
export type StoredRows = { inline: LineItem[]; pieces: null } | { inline: null; pieces: RowChunk[] };

/** Rows of one piece: about 300 kB as they are read, and as many as some pages of the review screen. */
export const rowsPerChunk = 250;

/** Characters of rows that are stored in the database itself; longer ones are divided into chunks. */
const mostInline = 100_000;

/** The rows divided into chunks; null when they are few enough to be stored in the database. */
export function chunked(rows: readonly LineItem[]): LineItem[][] | null {
  if (rows.length <= rowsPerChunk && JSON.stringify(rows).length <= mostInline) return null;
  return cutRows(rows);
}

/** Rows in runs of one piece each. Rows of very long texts make smaller pieces. */
export function cutRows(rows: readonly LineItem[]): LineItem[][] {
  if (rows.length === 0) return [];
  // As long as each other: a row that is added to a full piece does not leave a piece of one row.
  const length = Math.ceil(rows.length / Math.ceil(rows.length / rowsPerChunk));
  const pieces: LineItem[][] = [];
  for (let start = 0; start < rows.length; start += length)
    pieces.push(...halved(rows.slice(start, start + length)));
  return pieces;
}

/** Characters of one piece; a file of rows is read and written as a whole. */
const mostInPiece = 1_000_000;

function halved(rows: LineItem[]): LineItem[][] {
  if (rows.length === 1 || JSON.stringify(rows).length <= mostInPiece) return [rows];
  const half = Math.ceil(rows.length / 2);
  return [...halved(rows.slice(0, half)), ...halved(rows.slice(half))];
}

/** The totals of these rows. */
export function totalsOf(rows: readonly LineItem[]): RowTotals {
  const doubtful: Record<string, number> = {};
  const totals: RowTotals = { ...nothing, rows: rows.length, best: {}, doubtful };
  for (const row of rows) {
    const { cells, arithmetic } = row;
    const cents = amountCents(cells.netTotal?.value ?? cells.amount?.value);
    if (cents !== null) totals.cents = (totals.cents ?? 0) + cents;
    if (arithmetic !== "untested") totals.tested += 1;
    if (arithmetic === "agrees") totals.agree += 1;
    for (const [key, { value, confidence }] of Object.entries(cells))
      if (value !== "") totals.best[key] = Math.max(totals.best[key] ?? 0, confidence);
    for (const [key, cell] of Object.entries(cells))
      if (isCellDoubtful(cell)) doubtful[key] = (doubtful[key] ?? 0) + 1;
    const page = pageOfRow(row);
    if (page !== null) totals.pages = spanned(totals.pages, [page, page]);
  }
  return totals;
}

const nothing: RowTotals = { rows: 0, cents: null, tested: 0, agree: 0, best: {}, pages: null };

const isCellDoubtful = (cell: FoundValue): boolean =>
  needsReview({ ...cell, required: false, edited: isEdited(cell.reasons) });

/** The page that a row is on; null when it is unknown. */
export const pageOfRow = ({ cells }: LineItem): number | null =>
  Object.values(cells).find(({ place }) => place)?.place?.page ?? null;

const spanned = (one: RowTotals["pages"], other: RowTotals["pages"]): RowTotals["pages"] =>
  one && other ? [Math.min(one[0], other[0]), Math.max(one[1], other[1])] : (one ?? other);

/** The combined totals of several runs of rows. */
export function addedTotals(parts: readonly RowTotals[]): RowTotals {
  const doubtful: Record<string, number> = {};
  const all: RowTotals = { ...nothing, best: {}, doubtful };
  for (const { rows, cents, tested, agree, best, pages, ...part } of parts) {
    for (const [key, count] of Object.entries(part.doubtful ?? {}))
      doubtful[key] = (doubtful[key] ?? 0) + count;
    all.pages = spanned(all.pages, pages);
    all.rows += rows;
    if (cents !== null) all.cents = (all.cents ?? 0) + cents;
    all.tested += tested;
    all.agree += agree;
    for (const [key, confidence] of Object.entries(best))
      all.best[key] = Math.max(all.best[key] ?? 0, confidence);
  }
  return all;
}

export const rowCountOf = ({ inline, pieces }: StoredRows): number =>
  inline ? inline.length : pieces.reduce((count, { rows }) => count + rows, 0);

/** The totals of stored rows; null for none. */
export const totalsOfKept = (rows: StoredRows | null): RowTotals | null =>
  rows && (rows.inline ? totalsOf(rows.inline) : addedTotals(rows.pieces));

/** A row that stands for all of them where only the best confidence of each column counts. */
export const bestRow = (totals: RowTotals | null): LineItem[] =>
  totals && totals.rows > 0 ? [{ cells: mapValues(totals.best, bestCell), arithmetic: "untested" }] : [];

const bestCell = (confidence: number): FoundValue => ({
  value: "best",
  raw: "best",
  confidence,
  place: null,
  reasons: [],
});

const mapValues = <T, R>(record: Record<string, T>, one: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, one(value)]));

/** A run of rows out of all: `first` counts from 0. */
export type RowWindow = { first: number; count: number };

/**
 * The pieces that hold some of these rows: the index of each among the pieces, and the number of its first row. For a place
 * between two rows it is the piece of the row before.
 */
export function chunksWith(pieces: readonly RowChunk[], { first, count }: RowWindow) {
  const found: { at: number; from: number; piece: RowChunk }[] = [];
  let from = 0;
  for (const [at, piece] of pieces.entries()) {
    const isHit = from < first + count && from + piece.rows > first;
    const isBefore = count === 0 && from + piece.rows === first;
    if (isHit || isBefore) found.push({ at, from, piece });
    from += piece.rows;
  }
  return found;
}
