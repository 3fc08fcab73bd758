import { decodeAscii85 } from "@engine/reading/codecs/pdf/filters/decode-ascii-85";
import { decodeAsciiHex } from "@engine/reading/codecs/pdf/filters/decode-ascii-hex";
import { decodeLzw } from "@engine/reading/codecs/pdf/filters/decode-lzw";
import { decodeRunLength } from "@engine/reading/codecs/pdf/filters/decode-run-length";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../../../lab/samples/seeded-random";

type Filter = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** What a filter makes of bytes that come in pieces of this length. */
async function decoded(filter: Filter, bytes: Uint8Array, piece = bytes.length || 1): Promise<Uint8Array> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  }
  const parts: number[] = [];
  for await (const part of filter(pieces())) parts.push(...part);
  return Uint8Array.from(parts);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = async (filter: Filter, written: string, piece?: number) =>
  new TextDecoder().decode(await decoded(filter, bytesOf(written), piece));

describe("ASCIIHexDecode", () => {
  it.each([
    ["496E766F696365>", "Invoice"],
    ["49 6e\n76 6F 69 63 65 >", "Invoice"],
    ["496E>766F", "In"],
    ["496E76", "Inv"],
    [">", ""],
    ["", ""],
  ])("%j is %j", async (written, text) => {
    expect(await textOf(decodeAsciiHex, written)).toBe(text);
    expect(await textOf(decodeAsciiHex, written, 1)).toBe(text);
  });
});

describe("ASCII85Decode", () => {
  it.each([
    ["87cURDZ~>", "Hello"],
    ["87cUR\nDZ~>", "Hello"],
    ["9jqo^~>", "Man "],
    ["9jqo~>", "Man"],
    ["~>", ""],
  ])("%j is %j", async (written, text) => {
    expect(await textOf(decodeAscii85, written)).toBe(text);
    expect(await textOf(decodeAscii85, written, 1)).toBe(text);
  });

  it("has a letter for four noughts, and needs no end", async () => {
    expect([...(await decoded(decodeAscii85, bytesOf("z9jqo^")))]).toEqual([0, 0, 0, 0, 77, 97, 110, 32]);
  });

  it("stops at its end", async () => {
    expect(await textOf(decodeAscii85, "9jqo^~>9jqo^")).toBe("Man ");
  });
});

describe("RunLengthDecode", () => {
  it.each([
    [[2, 65, 66, 67, 128], "ABC"],
    [[254, 65, 128], "AAA"],
    [[0, 65, 255, 66, 128, 0, 67], "ABB"],
    [[129, 65, 128], "A".repeat(128)],
    [[128], ""],
    [[1, 65], "A"],
  ])("%j is %j", async (bytes, text) => {
    for (const piece of [1, 100])
      expect(new TextDecoder().decode(await decoded(decodeRunLength, Uint8Array.from(bytes), piece))).toBe(
        text,
      );
  });

  it("puts a long run out in pieces that are bounded", async () => {
    const bytes = Uint8Array.from({ length: 2000 }, (_, at) => (at % 2 === 0 ? 129 : 7));
    async function* once() {
      yield bytes;
    }
    let [length, longest] = [0, 0];
    for await (const part of decodeRunLength(once())) {
      length += part.length;
      longest = Math.max(longest, part.length);
    }
    expect(length).toBe(128_000);
    expect(longest).toBeLessThanOrEqual(16 * 1024);
  });
});

describe("LZWDecode", () => {
  it("is the example of the standard", async () => {
    const bytes = Uint8Array.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]);
    expect([...(await decoded(decodeLzw, bytes))]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
    expect([...(await decoded(decodeLzw, bytes, 1))]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  });

  it.each([
    [1, 3000, 4],
    [2, 12_000, 16],
    [3, 30_000, 200],
  ])("gives back what was encoded: seed %i, %i bytes of %i kinds", async (seed, length, kinds) => {
    const random = seededRandom(seed);
    const bytes = Uint8Array.from({ length }, () => Math.floor(random() * kinds));
    expect(await decoded(decodeLzw, lzwEncoded(bytes), 500)).toEqual(bytes);
  });

  it("makes nothing of nothing, and ends on codes that nobody defined", async () => {
    expect(await decoded(decodeLzw, new Uint8Array())).toHaveLength(0);
    expect((await decoded(decodeLzw, new Uint8Array(64).fill(0xff))).length).toBeLessThan(10_000);
  });
});

/** PDF's LZW with early change, as a writer makes it; the table is cleared when it is full. */
function lzwEncoded(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let [held, count] = [0, 0];
  let table = new Map<string, number>();
  let next = 258;
  const lengthNow = () => (next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9);
  const put = (code: number) => {
    held = (held << lengthNow()) | code;
    count += lengthNow();
    while (count >= 8) {
      out.push((held >>> (count - 8)) & 255);
      count -= 8;
    }
    held &= (1 << count) - 1;
  };
  const codeOf = (word: string) => (word.length === 1 ? word.charCodeAt(0) : (table.get(word) ?? 0));
  put(256);
  let word = "";
  for (const byte of bytes) {
    const longer = word + String.fromCharCode(byte);
    if (longer.length === 1 || table.has(longer)) {
      word = longer;
      continue;
    }
    put(codeOf(word));
    table.set(longer, next++);
    if (next === 4094) {
      put(256);
      table = new Map();
      next = 258;
    }
    word = String.fromCharCode(byte);
  }
  if (word) put(codeOf(word));
  next += 1;
  put(257);
  if (count > 0) out.push((held << (8 - count)) & 255);
  return Uint8Array.from(out);
}
