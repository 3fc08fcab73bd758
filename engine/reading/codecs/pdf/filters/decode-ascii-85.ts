import { BoundedPieces } from "./bounded-pieces";

const endMark = 0x7e;
const zeros = 0x7a;
const firstDigit = 0x21;
const lastDigit = 0x75;

/** Decodes ASCII85Decode: five digits to base 85 make four bytes, "z" stands for four zeros, "~" ends the data. */
export async function* decodeAscii85(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const out = new BoundedPieces();
  let digits: number[] = [];
  const push = (bytes: readonly number[]) => {
    for (const byte of bytes) out.push(byte);
  };
  for await (const chunk of source) {
    for (const byte of chunk) {
      if (out.isFull) yield out.take();
      if (byte === endMark) {
        push(bytesOf(digits));
        yield out.take();
        return;
      }
      if (byte === zeros && digits.length === 0) push([0, 0, 0, 0]);
      if (byte < firstDigit || byte > lastDigit) continue;
      digits.push(byte - firstDigit);
      if (digits.length < 5) continue;
      push(bytesOf(digits));
      digits = [];
    }
    yield out.take();
  }
  yield Uint8Array.from(bytesOf(digits));
}

function bytesOf(digits: number[]): number[] {
  if (digits.length < 2) return [];
  const padded = [...digits, 84, 84, 84, 84].slice(0, 5);
  const value = padded.reduce((sum, digit) => sum * 85 + digit, 0);
  const bytes = [value / 2 ** 24, value / 2 ** 16, value / 2 ** 8, value].map(
    (part) => Math.floor(part) % 256,
  );
  return bytes.slice(0, digits.length - 1);
}
