import { BoundedPieces } from "./bounded-pieces";

/** PDF 32000-1, 7.4.5: a length of 128 ends the data. */
const endMark = 128;

/** Decodes RunLengthDecode: a length byte below 128 is followed by literal bytes, above by one byte to repeat. */
export async function* decodeRunLength(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const out = new BoundedPieces();
  let literals = 0;
  let repeats = 0;
  for await (const chunk of source) {
    for (const byte of chunk) {
      if (out.isFull) yield out.take();
      if (repeats > 0) {
        for (; repeats > 0; repeats--) out.push(byte);
      } else if (literals > 0) {
        out.push(byte);
        literals--;
      } else if (byte === endMark) {
        yield out.take();
        return;
      } else if (byte < endMark) literals = byte + 1;
      else repeats = 257 - byte;
    }
    yield out.take();
  }
}
