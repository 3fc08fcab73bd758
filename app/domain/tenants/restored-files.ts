import { readingLimits } from "@fieldwise/engine/reading";
import { documentFiles } from "../documents/document-files";

const id = "[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";
const hash = "[\\w-]{16,64}";

/** Files that a restored organization needs besides the originals. Pictures of pages are drawn again. */
const kept = [
  new RegExp(
    `^documents/${id}/\\d{1,6}/(page-\\d{1,6}|beside-\\d{1,6}|embedded|suggestions|input-${hash}|rows-${hash})\\.json$`,
  ),
  new RegExp(`^documents/${id}/original$`),
  new RegExp(`^models/${id}/versions/${id}\\.weights$`),
];

/** Whether a file, by its key within the organization, is exported to be restored, and may be restored from an archive. */
export const isRestoredFile = (key: string): boolean => kept.some((pattern) => pattern.test(key));

const mebibyte = 1024 * 1024;

/** Words of a page of 20,000, the rows of a piece of a table, weights: all of it is read as a whole later. */
const mostOfOthers = 8 * mebibyte;

/** How long a file of this key may be, in bytes: an original what can be sent in, anything else what we write. */
export const maxBytesOf = (key: string): number =>
  key.endsWith("/original") ? readingLimits.fileBytes : mostOfOthers;

const dataFolder = "data/files/";
const original = new RegExp(`^documents/[^/]+/(${id})/original-[^/]*$`);

/** The name of a file in an archive. */
export const archivedName = (key: string): string => `${dataFolder}${key}`;

/**
 * The key of a file of an archive within the organization that it came from; null for what is there for people alone. A name
 * that leads anywhere else is for people alone, too.
 */
export function keyOfArchived(name: string): string | null {
  const documentId = original.exec(name)?.[1];
  if (documentId) return documentFiles.original(documentId);
  const key = name.startsWith(dataFolder) ? name.slice(dataFolder.length) : "";
  return isRestoredFile(key) ? key : null;
}

/** The name of a page of rows in an archive: in the order in which they are restored. */
export const rowsName = (page: number, table: string): string =>
  `data/rows/${String(page).padStart(6, "0")}-${table}.json`;

/** The table whose rows a file of an archive holds; null for any other. */
export const tableOfRows = (name: string): string | null =>
  /^data\/rows\/\d{6}-([a-z_]{1,60})\.json$/.exec(name)?.[1] ?? null;
