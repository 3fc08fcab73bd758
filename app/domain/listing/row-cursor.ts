/** Where a list goes on: after (or, going back, before) the row with this sort value and id. */
export type RowCursor = { value: string | number; id: string; back: boolean };

/** A cursor as it travels in a URL. */
export function encodeRowCursor({ value, id, back }: RowCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([value, id, back ? 1 : 0]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Reads a cursor; null when it was not made by `encodeRowCursor`. */
export function decodeRowCursor(text: string): RowCursor | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return cursorOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function cursorOf(parts: unknown): RowCursor | null {
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [value, id, back] = parts as unknown[];
  const isValue = typeof value === "string" || typeof value === "number";
  return isValue && typeof id === "string" ? { value, id, back: back === 1 } : null;
}
