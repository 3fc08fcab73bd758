/** 32-bit FNV-1a hash of a text's UTF-16 code units (Fowler, Noll, Vo), as a signed integer. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/** One hash of two, in which the order counts. The finisher of MurmurHash3 spreads it over all 32 bits. */
export function mixHashes(first: number, second: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ second;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
