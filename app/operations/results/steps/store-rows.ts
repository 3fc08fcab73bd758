import type { LineItem } from "@fieldwise/engine/results";
import { documentFiles } from "~/domain/documents/document-files";
import {
  chunked,
  chunksWith,
  cutRows,
  type RowChunk,
  type RowWindow,
  type StoredRows,
  totalsOf,
} from "~/domain/documents/row-chunks";
import { lineItemsKind } from "~/domain/stored/result-kinds";
import { storedText } from "~/domain/stored/stored-kind";
import type { FileStore, Secrets } from "../../ports";
import { loadPiece } from "./load-rows";

type Context = { files: FileStore; secrets: Secrets };
type At = { documentId: string; attempt: number };

/**
 * Keeps line items so that they fit into the database: a long table as files, named by what they hold, before the row
 * that names them is written. Doing it twice writes the same files; a piece is never changed.
 */
export async function storeRows(context: Context, at: At, rows: LineItem[]): Promise<StoredRows> {
  const cut = chunked(rows);
  return cut ? { inline: null, pieces: await storePieces(context, at, cut) } : { inline: rows, pieces: null };
}

/**
 * Puts rows in the place of a run of those that are kept. Of a long table only the pieces that the run touches are read
 * and written; the others are named as before.
 */
export async function replaceRows(
  context: Context,
  at: At,
  kept: StoredRows,
  { first, count }: RowWindow,
  rows: readonly LineItem[],
): Promise<StoredRows> {
  if (kept.inline) return storeRows(context, at, kept.inline.toSpliced(first, count, ...rows));
  const touched = chunksWith(kept.pieces, { first, count });
  const [start] = touched;
  if (!start) return storeRows(context, at, [...rows]);
  const present = (await Promise.all(touched.map(({ piece }) => loadPiece(context.files, at, piece)))).flat();
  const from = first - start.from;
  const cut = cutRows([...present.slice(0, from), ...rows, ...present.slice(from + count)]);
  const fresh = await storePieces(context, at, cut);
  return { inline: null, pieces: kept.pieces.toSpliced(start.at, touched.length, ...fresh) };
}

/** Files written at once: a Worker may hold six connections open. */
const atOnce = 6;

async function storePieces(context: Context, at: At, cut: readonly LineItem[][]): Promise<RowChunk[]> {
  const pieces: RowChunk[] = [];
  for (let start = 0; start < cut.length; start += atOnce)
    pieces.push(
      ...(await Promise.all(cut.slice(start, start + atOnce).map((rows) => storePiece(context, at, rows)))),
    );
  return pieces;
}

async function storePiece(
  { files, secrets }: Context,
  { documentId, attempt }: At,
  rows: LineItem[],
): Promise<RowChunk> {
  const text = storedText(lineItemsKind, rows);
  const hash = await secrets.digest(text);
  await files.put(documentFiles.rows(documentId, attempt, hash), text, "application/json");
  return { hash, ...totalsOf(rows) };
}

/** What the engine found, as its row in the database takes it. */
export async function storedResult<T extends { lineItems: LineItem[] }>(
  context: Context,
  at: At,
  { lineItems, ...found }: T,
): Promise<Omit<T, "lineItems"> & { inlineItems: LineItem[]; itemPieces: RowChunk[] | null }> {
  const { inline, pieces } = await storeRows(context, at, lineItems);
  return { ...found, inlineItems: inline ?? [], itemPieces: pieces };
}
