/** The parts of a cursor as they travel in a URL: JSON in the alphabet of base64url (RFC 4648 section 5), unpadded. */
export function cursorText(parts: readonly unknown[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Reads what `cursorText` made; null when the text is none or does not hold three parts. */
export function cursorParts(text: string): unknown[] | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const parts: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(parts) && parts.length === 3 ? parts : null;
  } catch {
    return null;
  }
}
