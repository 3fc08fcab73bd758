import { ReadingError } from "../../reading-error";

/** One chunk of a PNG file: its four-letter type and its data (a view, not a copy). */
export type PngChunk = { type: string; data: Uint8Array };

/** PNG, 5.2: the signature has 8 bytes. */
const signatureLength = 8;
/** PNG, 5.3: length, type and check sum around the data of a chunk take 12 bytes. */
const frameLength = 12;

/** Walks the chunks up to the end mark. Throws ReadingError("damaged") when the file stops before it. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = signatureLength;
  while (at + frameLength <= bytes.length) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + frameLength + length > bytes.length) break;
    if (type === "IEND") return;
    yield { type, data: bytes.subarray(at + 8, at + 8 + length) };
    at += frameLength + length;
  }
  throw new ReadingError("damaged", "PNG ends early");
}
