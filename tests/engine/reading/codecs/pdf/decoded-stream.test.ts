import { deflateSync } from "node:zlib";
import { decodedStream } from "@engine/reading/codecs/pdf/decoded-stream";
import { describe, expect, test } from "vitest";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

async function decode(dictionary: string, data: Uint8Array) {
  const out: number[] = [];
  let counted = 0;
  for await (const chunk of decodedStream({ dictionary, data }, (more) => (counted += more)))
    out.push(...chunk);
  return { text: String.fromCharCode(...out), counted };
}

async function drain(source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of source);
}

describe("a stream through its filters", () => {
  test.each([
    ["none", "", bytes("plain"), "plain"],
    ["ASCIIHex", "/Filter/ASCIIHexDecode", bytes("70 6C 6169 6E> rest"), "plain"],
    ["ASCII85", "/Filter /ASCII85Decode", bytes('87cURD]i,"Ebo7~>'), "Hello World"],
    ["ASCII85 with zeros", "/Filter /A85", bytes("z~>"), "\0\0\0\0"],
    ["run lengths", "/Filter/RL", Uint8Array.of(1, 97, 98, 254, 99, 128, 7), "abccc"],
    // The example of the PDF reference (ISO 32000-1, 7.4.4.2).
    [
      "LZW",
      "/Filter[/LZWDecode]",
      Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01),
      "-----A---B",
    ],
    ["Flate", "/Filter/FlateDecode", deflateSync("plain"), "plain"],
    ["a chain", "/Filter[/AHx /Fl]", bytes(Buffer.from(deflateSync("plain")).toString("hex")), "plain"],
    ["zlib data without a word", "", deflateSync("plain"), "plain"],
    ["a picture's own coding", "/Filter/DCTDecode", bytes("\xff\xd8"), "\xff\xd8"],
  ])("%s", async (_name, dictionary, data, expected) => {
    expect((await decode(dictionary, data)).text).toBe(expected);
  });

  test.each([
    // A repeated 129 means 128 times 129, which is the same again.
    ["run lengths", "RL ".repeat(8), new Uint8Array(1000).fill(129)],
    ["zlib data", "Fl ".repeat(2), deflateSync(deflateSync(new Uint8Array(50_000_000)))],
  ])("%s in a row are unpacked in small steps, and broken off", async (_name, filters, data) => {
    const steps: number[] = [];
    const dictionary = `/Filter[${filters.trim().replace(/^| /g, " /")}]`;
    const decoding = decodedStream({ dictionary, data }, (more) => {
      steps.push(more);
      if (steps.reduce((sum, step) => sum + step, 0) > 10_000_000) throw new Error("too far");
    });
    await expect(drain(decoding)).rejects.toThrow("too far");
    expect(Math.max(...steps)).toBeLessThanOrEqual(4 * 1024 * 1024);
  });

  test("every filter's output is counted", async () => {
    const twice = deflateSync(deflateSync("a".repeat(5000)));
    const { counted } = await decode("/Filter[/FlateDecode/FlateDecode]", twice);
    expect(counted).toBe(5000 + deflateSync("a".repeat(5000)).length);
  });
});
