import { cursorParts, cursorText } from "./cursor-text";

/** Where a list goes on: after (or, going back, before) the row with this sort value and id. */
export type RowCursor = { value: string | number; id: string; back: boolean };

/** A cursor as it travels in a URL. */
export const encodeRowCursor = ({ value, id, back }: RowCursor): string =>
  cursorText([value, id, back ? 1 : 0]);

/** Reads a cursor; null when it was not made by `encodeRowCursor`. */
export function decodeRowCursor(text: string): RowCursor | null {
  const [value, id, back] = cursorParts(text) ?? [];
  const isValue = typeof value === "string" || typeof value === "number";
  return isValue && typeof id === "string" ? { value, id, back: back === 1 } : null;
}
