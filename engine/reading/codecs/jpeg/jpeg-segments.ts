import { ReadingError } from "../../reading-error";

/** One marker segment: its marker byte, its data, and where the bytes after it begin. */
export type JpegSegment = { marker: number; data: Uint8Array; end: number };

const endOfImage = 0xd9;

/** The next segment with data at or after `from`, or null at the end-of-image mark or the end of the file. */
export function nextJpegSegment(bytes: Uint8Array, from: number): JpegSegment | null {
  for (let at = from; at + 1 < bytes.length; at++) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff || standsAlone(marker)) continue;
    if (marker === endOfImage) return null;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw new ReadingError("damaged", "JPEG segment");
    return { marker, data: bytes.subarray(at + 4, end), end };
  }
  return null;
}

// A stuffed zero, the start of the image, restarts and the temporary mark carry no length.
function standsAlone(marker: number): boolean {
  return marker === 0 || marker === 1 || marker === 0xd8 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Where the entropy-coded data that begins at `from` ends: at the next marker that is no restart. */
export function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0xff && !(marker === 0 || (marker >= 0xd0 && marker <= 0xd7))) return at;
    at++;
  }
  return bytes.length;
}
