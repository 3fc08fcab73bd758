/**
 * The layout of a document whose model does not read who sent it; `isChecked`: someone who saw one of its documents
 * settled it.
 */
export type DocumentLayoutGroup = { id: string; isChecked: boolean };

/**
 * Keys that a document shares with another of its layout at least, of 20 to 32; the number by which the inbox tells layouts
 * apart.
 */
export const sharedKeysOfLayout = 8;

const prefix = "layout:";

/** The name of the layout that was first seen in a document. */
export const layoutOf = (documentId: string): string => `${prefix}${documentId}`;

/** The document that a layout was first seen in; null of a supplier's id. */
export const documentOfLayout = (group: string): string | null =>
  group.startsWith(prefix) ? group.slice(prefix.length) : null;
