import type { Fingerprint } from "./fingerprint-of";
import { isLabelWord } from "./is-label-word";

/** How many of a page's first words speak for its layout, and how many minima are taken over them. */
const headWords = 60;
/**
 * With 20 minima layouts that share a fifth of their words miss each other in 1 of 100 cases (0.8 to the 20th).
 */
const minima = 20;

/**
 * Short keys under which a document's layout can be looked up in an index: its hard keys, and the minima of a MinHash
 * over the first words that are not everyone's labels. Two documents whose words agree by a fifth share a key in 99 of
 * 100 cases; what the keys find is ranked by their number and compared exactly afterwards. At most 32.
 */
export function lookupKeys({ words, keys }: Fingerprint): string[] {
  const own = words.filter(([text, page]) => page === 1 && !isLabelWord(text)).map(([text]) => text);
  const hashes = [...new Set(own)].slice(0, headWords).map(fnv1a);
  const least = (row: number) => Math.min(...hashes.map((hash) => mixed(hash, row)));
  return [
    ...keys.map((key) => `k:${fnv1a(key).toString(36)}`),
    ...(hashes.length > 0
      ? Array.from({ length: minima }, (_, row) => `${row.toString(36)}:${least(row).toString(36)}`)
      : []),
  ];
}

/** FNV-1a over the text's UTF-16 units, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Another hash of the same word for every row (the finaliser of MurmurHash3 with the row mixed in). */
function mixed(hash: number, row: number): number {
  let value = hash ^ Math.imul(row + 1, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
