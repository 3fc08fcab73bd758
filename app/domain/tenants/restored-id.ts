/** An id as `newId` makes them: a UUID of version 7, in lower case. */
const ownId = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** Whether a text is such an id and nothing else. */
export const isOwnId = (text: string): boolean => text.replace(ownId, "") === "" && text.length === 36;

/**
 * The id that a row of an export has in the organization into which it is restored: always the same, of the same moment, so that
 * lists keep their order, and never one that another organization has, whatever the file says. `digest` is the SHA-256 of
 * the organization's id and the old id, as hexadecimal.
 */
export function restoredId(id: string, digest: string): string {
  const variant = "89ab"[Number.parseInt(digest.slice(0, 1), 16) % 4];
  return `${id.slice(0, 14)}7${digest.slice(1, 4)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/** The ids in a text, each once. */
export const idsIn = (text: string): string[] => [...new Set(text.match(ownId) ?? [])];

/** A text with other ids in the place of its own. */
export const withIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  text.replace(ownId, (id) => ids.get(id) ?? id);
