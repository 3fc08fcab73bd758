import { deflateSync } from "node:zlib";
import { crc32 } from "@engine/reading/codecs/png/crc-32";

/** What goes into a PNG: header values and the rows as stored, each with its filter byte in front. */
export type PngParts = {
  width: number;
  height: number;
  depth: number;
  colour: 0 | 2 | 3 | 4 | 6;
  rows: number[][];
  interlaced?: boolean;
  palette?: number[];
  transparency?: number[];
};

/** Makes a PNG file of any colour kind and depth from rows written out by hand. */
export function makePng(parts: PngParts): Uint8Array {
  const { width, height, depth, colour } = parts;
  const header = [...number(width), ...number(height), depth, colour, 0, 0, parts.interlaced ? 1 : 0];
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...pngChunk("IHDR", header),
    ...(parts.palette ? pngChunk("PLTE", parts.palette) : []),
    ...(parts.transparency ? pngChunk("tRNS", parts.transparency) : []),
    ...pngChunk("IDAT", [...deflateSync(Uint8Array.from(parts.rows.flat()))]),
    ...pngChunk("IEND", []),
  ]);
}

function pngChunk(type: string, data: number[]): number[] {
  const body = [...Buffer.from(type, "latin1"), ...data];
  return [...number(data.length), ...body, ...number(crc32(Uint8Array.from(body)))];
}

function number(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
