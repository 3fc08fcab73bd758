import { cursorParts, cursorText } from "./cursor-text";

/** Where a list goes on: after (or, going back, before) the row with this sort value and position. */
export type ListCursor = { value: string | number | null; position: number; back: boolean };

/** A cursor as it travels in a URL. */
export const encodeCursor = ({ value, position, back }: ListCursor): string =>
  cursorText([value, position, back ? 1 : 0]);

/** Reads a cursor; null when it was not made by `encodeCursor`. */
export function decodeCursor(text: string): ListCursor | null {
  const [value, position, back] = cursorParts(text) ?? [];
  const isValue = value === null || typeof value === "string" || typeof value === "number";
  return isValue && Number.isSafeInteger(position)
    ? { value, position: position as number, back: back === 1 }
    : null;
}
