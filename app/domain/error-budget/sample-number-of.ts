/** Lots run from 0 to here, this one left out. */
export const sampleNumberCount = 1_000;

/**
 * The pseudo-random number of a document, by its ID: always the same, so that a step that runs twice selects once. Any
 * share of the numbers is that share of the documents. FNV-1a with the final mixing of MurmurHash3, without which the
 * numbers of consecutive IDs would lie side by side.
 */
export function sampleNumberOf(documentId: string): number {
  let hash = 0x811c9dc5;
  for (const character of documentId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % sampleNumberCount;
}
