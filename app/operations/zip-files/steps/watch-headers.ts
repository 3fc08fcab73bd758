const headerBytes = 30;
const signature = [0x50, 0x4b, 0x03, 0x04];
const locked = 1;

/**
 * Watches the bytes of a ZIP file pass by: the unpacking library keeps from us whether an entry has a password. `isLocked`
 * is asked when an entry is met, and looks into the header of this name in the last two pieces.
 */
export function watchHeaders() {
  let last: Uint8Array = new Uint8Array();
  let seen: Uint8Array = new Uint8Array();
  return {
    pass(chunk: Uint8Array): void {
      seen = new Uint8Array(last.length + chunk.length);
      seen.set(last);
      seen.set(chunk, last.length);
      last = chunk;
    },
    isLocked: (name: string): boolean => {
      const at = headerOf(seen, name);
      return at !== null && (wordAt(seen, at + 6) & locked) !== 0;
    },
  };
}

/** Where the header of an entry of this name begins; the latest, should there be several. */
function headerOf(bytes: Uint8Array, name: string): number | null {
  for (let at = bytes.length - headerBytes; at >= 0; at -= 1)
    if (signature.every((byte, index) => bytes[at + index] === byte) && nameAt(bytes, at) === name) return at;
  return null;
}

function nameAt(bytes: Uint8Array, at: number): string {
  const isUtf8 = (wordAt(bytes, at + 6) & 2048) !== 0;
  const start = at + headerBytes;
  // A decoder of "latin1" reads Windows-1252, which the unpacking library does not.
  const name = bytes.subarray(start, start + wordAt(bytes, at + 26));
  return isUtf8 ? new TextDecoder().decode(name) : String.fromCharCode(...name);
}

const wordAt = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
