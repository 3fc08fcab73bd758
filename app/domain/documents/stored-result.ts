import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import type { RowChunk, StoredRows } from "./row-chunks";

/** A result as its row in the database has it: of a long table it names the pieces that hold the line items. */
export type StoredResult = {
  documentId: string;
  attempt: number;
  fields: Record<string, FoundValue>;
  editedFields: Record<string, FoundValue> | null;
  inlineItems: LineItem[];
  itemPieces: RowChunk[] | null;
  editedInline: LineItem[] | null;
  editedPieces: RowChunk[] | null;
};

/** The line items that the engine found. */
export const readRowsOf = ({ inlineItems, itemPieces }: StoredResult): StoredRows =>
  itemPieces ? { inline: null, pieces: itemPieces } : { inline: inlineItems, pieces: null };

/** The line items as people left them; null when nobody changed any. */
export const editedRowsOf = ({ editedInline, editedPieces }: StoredResult): StoredRows | null =>
  editedPieces
    ? { inline: null, pieces: editedPieces }
    : editedInline && { inline: editedInline, pieces: null };

/** The line items as they are now. */
export const presentRowsOf = (stored: StoredResult): StoredRows => editedRowsOf(stored) ?? readRowsOf(stored);
