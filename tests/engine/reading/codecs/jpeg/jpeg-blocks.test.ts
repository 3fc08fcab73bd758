import { type HuffmanTable, huffmanTable } from "@engine/reading/codecs/jpeg/huffman-table";
import { JpegBits } from "@engine/reading/codecs/jpeg/jpeg-bits";
import type { JpegComponent } from "@engine/reading/codecs/jpeg/jpeg-frame";
import { endOfScan, nextJpegSegment } from "@engine/reading/codecs/jpeg/jpeg-segments";
import {
  type BlockRun,
  progressiveBlock,
  type Spectrum,
} from "@engine/reading/codecs/jpeg/progressive-block";
import { sequentialBlock } from "@engine/reading/codecs/jpeg/sequential-block";
import { refusedReading } from "@tests/support/refused-reading";
import { describe, expect, it } from "vitest";

/** A table whose symbols have codes of four bits, in their order: 0000, 0001 and so on. */
const tableOf = (...symbols: number[]): HuffmanTable =>
  huffmanTable(Uint8Array.from([0, 0, 0, symbols.length, ...Array(12).fill(0)]), Uint8Array.from(symbols));

/** The bits of a scan, written out; what remains of the last byte is ones. */
function bitsOf(...written: string[]): JpegBits {
  const octets =
    written
      .join("")
      .replace(/ /g, "")
      .match(/.{1,8}/g) ?? [];
  return new JpegBits(Uint8Array.from(octets.map((octet) => Number.parseInt(octet.padEnd(8, "1"), 2))), 0);
}

// Codes: 0000 ends the block, 0001 a value of one bit, 0010 one of two bits behind a zero, 0011 ends two or three blocks,
// 0100 sixteen zeros.
const alternating = tableOf(0x00, 0x01, 0x12, 0x10, 0xf0);
/** Lengths of 0 to 4 bits by their own codes. */
const direct = tableOf(0, 1, 2, 3, 4);

const plane = (about: Partial<JpegComponent> = {}): JpegComponent => ({
  id: 1,
  horizontal: 1,
  vertical: 1,
  quantisation: 0,
  across: 1,
  down: 1,
  predicted: 0,
  direct,
  alternating,
  coefficients: new Int16Array(64 * 4),
  ...about,
});
/** The coefficients that are not zero, by their place. */
const told = (coefficients: Int16Array | undefined) =>
  Object.fromEntries([...(coefficients ?? [])].flatMap((value, at) => (value === 0 ? [] : [[at, value]])));

describe("a block of a sequential scan", () => {
  const block = new Int16Array(64).fill(9);

  it("is its level, and values behind zeros, up to the end", () => {
    const component = plane({ predicted: 10 });
    sequentialBlock(bitsOf("0010 11", "0001 1", "0010 01", "0000"), component, block);
    expect(told(block)).toEqual({ 0: 13, 1: 1, 3: -2 });
    expect(component.predicted).toBe(13);
  });

  it("goes past sixteen zeros at once", () => {
    sequentialBlock(bitsOf("0000", "0100", "0001 0", "0000"), plane(), block);
    expect(told(block)).toEqual({ 17: -1 });
  });

  it("is read past where its plane is not wanted", () => {
    const bits = bitsOf("0010 11", "0001 1", "0000", "0001 0", "0000");
    const component = plane();
    sequentialBlock(bits, component, null);
    sequentialBlock(bits, component, block);
    expect(told(block)).toEqual({ 0: 2 });
  });

  it("ends with its last coefficient where no end is told", () => {
    sequentialBlock(bitsOf("0000", ...Array(63).fill("0001 1")), plane(), block);
    expect(told(block)).toMatchObject({ 1: 1, 63: 1 });
    expect(Object.keys(told(block))).toHaveLength(63);
  });

  it.each(["direct", "alternating"])("is damaged without its %s table", async (table) => {
    const component = plane({ [table]: undefined });
    expect(await refusedReading(() => sequentialBlock(bitsOf("0000 0000"), component, block))).toBe(
      "damaged",
    );
  });
});

describe("a block of a progressive scan", () => {
  const first: Spectrum = { first: 1, last: 63, high: 0, low: 1 };
  const refining: Spectrum = { first: 1, last: 63, high: 1, low: 0 };
  const levels: Spectrum = { first: 0, last: 0, high: 0, low: 1 };
  const blocks = (
    bits: JpegBits,
    component: JpegComponent,
    spectrum: Spectrum,
    count = 1,
    run: BlockRun = { left: 0 },
  ) => {
    for (let block = 0; block < count; block++) progressiveBlock(bits, component, 64 * block, spectrum, run);
    return told(component.coefficients);
  };

  it("brings its level without the lowest bits, each from the one before", () => {
    expect(blocks(bitsOf("0010 11", "0001 0", "0000"), plane(), levels, 3)).toEqual({ 0: 6, 64: 4, 128: 4 });
  });

  it("brings a bit of its level later", () => {
    const component = plane({
      coefficients: Int16Array.from([6, ...Array(63).fill(0), -4, ...Array(191).fill(0)]),
    });
    expect(blocks(bitsOf("1", "1", "0"), component, { ...levels, high: 1, low: 0 }, 2)).toEqual({
      0: 7,
      64: -3,
    });
  });

  it("brings values without their lowest bits", () => {
    expect(blocks(bitsOf("0001 1", "0010 01", "0000"), plane(), first)).toEqual({ 1: 2, 3: -4 });
    expect(blocks(bitsOf("0100", "0001 1", "0000"), plane(), first)).toEqual({ 17: 2 });
  });

  it("brings those of its part alone", () => {
    const spectrum = { ...first, first: 6, last: 7 };
    expect(blocks(bitsOf("0001 1", "0001 0", "0001 1", "0001 1"), plane(), spectrum, 2)).toEqual({
      6: 2,
      7: -2,
      70: 2,
      71: 2,
    });
  });

  it("may be the first of several that end at once", () => {
    const run = { left: 0 };
    expect(blocks(bitsOf("0011 1", "0001 1", "0000"), plane(), first, 4, run)).toEqual({ 193: 2 });
    expect(run.left).toBe(0);
  });

  it("gets the next bit of what it has, and values that are new", () => {
    const component = plane({ coefficients: Int16Array.from([0, 2, 0, -2, ...Array(252).fill(0)]) });
    expect(blocks(bitsOf("0001 1 1", "0000", "1"), component, refining)).toEqual({ 1: 3, 2: 1, 3: -3 });
  });

  it("keeps what it has where the next bit is nought", () => {
    const component = plane({ coefficients: Int16Array.from([0, 2, 0, -2, ...Array(252).fill(0)]) });
    expect(blocks(bitsOf("0001 0 0", "0000", "0"), component, refining)).toEqual({ 1: 2, 2: -1, 3: -2 });
  });

  it("gets its bits, too, where it ends with the blocks before it", () => {
    const coefficients = new Int16Array(256);
    coefficients.set([2], 5);
    coefficients.set([-2], 64 + 9);
    const run = { left: 0 };
    expect(blocks(bitsOf("0011 0", "1", "1"), plane({ coefficients }), refining, 2, run)).toEqual({
      5: 3,
      73: -3,
    });
    expect(run.left).toBe(0);
  });

  it("is not refined twice by the same bit", () => {
    const component = plane({ coefficients: Int16Array.from([0, 3, ...Array(254).fill(0)]) });
    expect(blocks(bitsOf("0000", "1"), component, refining)).toEqual({ 1: 3 });
  });

  it.each<[string, Partial<JpegComponent>, Spectrum]>([
    ["its table of levels", { direct: undefined }, levels],
    ["its table of values", { alternating: undefined }, first],
    ["room for its values", { coefficients: undefined }, first],
  ])("is damaged without %s", async (_, about, spectrum) => {
    expect(await refusedReading(() => blocks(bitsOf("0000"), plane(about), spectrum))).toBe("damaged");
  });
});

describe("the codes of a table", () => {
  it("may be longer than the quick table looks", () => {
    // One code of one bit, then two of eleven bits: 0, 10000000000 and 10000000001.
    const counts = Uint8Array.from([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]);
    const table = huffmanTable(counts, Uint8Array.from([7, 8, 9]));
    const bits = bitsOf("10000000001", "0", "10000000000", "0");
    expect([bits.symbol(table), bits.symbol(table), bits.symbol(table), bits.symbol(table)]).toEqual([
      9, 7, 8, 7,
    ]);
  });

  it.each([
    ["0", 1, -1],
    ["1", 1, 1],
    ["00", 2, -3],
    ["01", 2, -2],
    ["10", 2, 2],
    ["0000", 4, -15],
    ["0111", 4, -8],
    ["1000", 4, 8],
    ["", 0, 0],
  ])("bits %j of length %i are %i", (written, length, value) => {
    expect(bitsOf(written, "0").signed(length)).toBe(value);
  });
});

describe("the segments of a file", () => {
  it.each<[string, number[], ReturnType<typeof nextJpegSegment> | object]>([
    [
      "one with data",
      [0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2, 9],
      { marker: 0xdb, data: Uint8Array.of(1, 2), end: 8 },
    ],
    [
      "one behind filling bytes",
      [0xff, 0xff, 0xff, 0xc4, 0, 3, 5],
      { marker: 0xc4, data: Uint8Array.of(5), end: 7 },
    ],
    ["one behind noise", [7, 0xff, 0, 0xff, 0xe0, 0, 2], { marker: 0xe0, data: new Uint8Array(), end: 7 }],
    ["the end of the image", [0xff, 0xd0, 0xff, 0xd9, 0xff, 0xdb, 0, 2], null],
    ["the end of the file", [1, 2, 0xff], null],
  ])("are found: %s", (_, bytes, expected) => {
    expect(nextJpegSegment(Uint8Array.from(bytes), 0)).toEqual(expected);
  });

  it.each([
    ["shorter than its length", [0xff, 0xdb, 0, 9, 1]],
    ["of a length that holds not even itself", [0xff, 0xdb, 0, 1, 1]],
  ])("are damaged when one is %s", async (_, bytes) => {
    expect(await refusedReading(() => nextJpegSegment(Uint8Array.from(bytes), 0))).toBe("damaged");
  });

  it.each([
    ["at the next marker", [1, 2, 0xff, 0xd9], 2],
    ["past stuffed bytes and restarts", [1, 0xff, 0, 0xff, 0xd3, 2, 0xff, 0xc4], 6],
    ["past filling bytes", [1, 0xff, 0xff, 0xda], 2],
    ["with the file", [1, 2, 3], 3],
    ["with the file at half a marker", [1, 2, 0xff], 3],
  ])("of coded data end %s", (_, bytes, end) => {
    expect(endOfScan(Uint8Array.from(bytes), 0)).toBe(end);
  });

  it.each<[string, number[], boolean]>([
    ["goes on behind its marker", [0xaa, 0xff, 0xd5, 0x80], true],
    ["goes past stuffed bytes", [0xff, 0, 0xff, 0xff, 0xd0, 0x80], true],
    ["is missing before another marker", [0xaa, 0xff, 0xd9, 0xff, 0xd0], false],
    ["is missing at the end", [0xaa, 0xaa], false],
  ])("a restart %s", (_, bytes, expected) => {
    const bits = new JpegBits(Uint8Array.from(bytes), 0);
    expect(bits.restart()).toBe(expected);
    if (expected) expect(bits.bits(2)).toBe(2);
  });
});
