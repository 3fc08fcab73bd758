const orientationTag = 0x112;
/** TIFF 6.0: tag, type, count and value of an entry take 12 bytes. */
const entryLength = 12;
/** Bounds the search: the count in the file is not to be trusted. */
const mostEntries = 64;

/**
 * The orientation (1..8) that an Exif segment of a JPEG states, 1 when it states none. `segment` is the data of an APP1
 * segment, from the letters "Exif" on.
 */
export function exifOrientation(segment: Uint8Array): number {
  const isExif = String.fromCharCode(...segment.subarray(0, 4)) === "Exif";
  if (!isExif || segment.length < 16) return 1;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const little = tiff.getUint8(0) === 0x49;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return 1;
  const entries = Math.min(mostEntries, tiff.getUint16(directory, little));
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * entryLength;
    if (at + entryLength > tiff.byteLength) return 1;
    if (tiff.getUint16(at, little) === orientationTag) return valid(tiff.getUint16(at + 8, little));
  }
  return 1;
}

function valid(orientation: number): number {
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}
