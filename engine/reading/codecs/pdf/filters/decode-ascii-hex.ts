const endMark = 0x3e;

/** Decodes ASCIIHexDecode: two hexadecimal digits a byte, up to ">"; other characters are passed over. */
export async function* decodeAsciiHex(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let high = -1;
  for await (const chunk of source) {
    const out = new Uint8Array(Math.ceil(chunk.length / 2));
    let length = 0;
    for (const byte of chunk) {
      if (byte === endMark) return yield out.subarray(0, length);
      const digit = Number.parseInt(String.fromCharCode(byte), 16);
      if (Number.isNaN(digit)) continue;
      if (high >= 0) out[length++] = high * 16 + digit;
      high = high >= 0 ? -1 : digit;
    }
    yield out.subarray(0, length);
  }
}
