import type { LineItem } from "@fieldwise/engine/results";
import { documentFiles } from "~/domain/documents/document-files";
import {
  chunksWith,
  pageOfRow,
  type RowChunk,
  type RowWindow,
  type StoredRows,
} from "~/domain/documents/row-chunks";
import { lineItemsKind } from "~/domain/stored/result-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import type { FileStore } from "../../ports";

/** Files fetched at once: a Worker may hold six connections open. */
const atOnce = 6;

type At = { documentId: string; attempt: number };

/** Line items of a result, all or a run of them. Throws when a piece is missing. */
export async function loadRows(
  files: FileStore,
  at: At,
  rows: StoredRows,
  window: RowWindow = { first: 0, count: Number.MAX_SAFE_INTEGER },
): Promise<LineItem[]> {
  const { first, count } = window;
  if (rows.inline) return rows.inline.slice(first, first + count);
  const wanted = chunksWith(rows.pieces, window);
  const loaded: LineItem[] = [];
  for (let start = 0; start < wanted.length; start += atOnce)
    for (const piece of await Promise.all(
      wanted.slice(start, start + atOnce).map(({ piece }) => loadPiece(files, at, piece)),
    ))
      loaded.push(...piece);
  const from = first - (wanted[0]?.from ?? 0);
  return loaded.slice(from, from + count);
}

/** The line items of one piece. */
export async function loadPiece(
  files: FileStore,
  { documentId, attempt }: At,
  { hash }: RowChunk,
): Promise<LineItem[]> {
  const rows = readStored(lineItemsKind, await files.bytes(documentFiles.rows(documentId, attempt, hash)));
  if (!rows) throw new Error(`rows ${hash} of document ${documentId} are missing`);
  return rows;
}

/** The line items of a result, a piece at a time. */
export async function* eachPiece(files: FileStore, at: At, rows: StoredRows): AsyncGenerator<LineItem[]> {
  if (rows.inline) yield rows.inline;
  else for (const piece of rows.pieces) yield await loadPiece(files, at, piece);
}

/** The line items of these pages; one whose page is not known counts to that of the one before it. */
export async function rowsOnPages(
  files: FileStore,
  at: At,
  rows: StoredRows,
  pages: ReadonlySet<number>,
): Promise<LineItem[]> {
  const found: LineItem[] = [];
  let page: number | null = null;
  for (const part of rows.inline ? [rows] : rows.pieces.map((piece) => ({ inline: null, pieces: [piece] }))) {
    const span = part.inline ? null : part.pieces[0]?.pages;
    if (span && !hasAny(pages, span)) {
      page = span[1];
      continue;
    }
    for (const row of await loadRows(files, at, part)) {
      page = pageOfRow(row) ?? page;
      if (page === null || pages.has(page)) found.push(row);
    }
  }
  return found;
}

const hasAny = (pages: ReadonlySet<number>, [first, last]: readonly [number, number]) =>
  [...pages].some((page) => page >= first && page <= last);
