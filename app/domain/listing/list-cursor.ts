/** Where a list goes on: after (or, going back, before) the row with this sort value and position. */
export type ListCursor = { value: string | number | null; position: number; back: boolean };

/** A cursor as it travels in a URL. */
export function encodeCursor({ value, position, back }: ListCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([value, position, back ? 1 : 0]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Reads a cursor; null when it was not made by `encodeCursor`. */
export function decodeCursor(text: string): ListCursor | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return cursorOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function cursorOf(parts: unknown): ListCursor | null {
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [value, position, back] = parts as unknown[];
  const isValue = value === null || typeof value === "string" || typeof value === "number";
  return isValue && Number.isSafeInteger(position)
    ? { value, position: position as number, back: back === 1 }
    : null;
}
