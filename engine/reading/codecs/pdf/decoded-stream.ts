import { inflate } from "../../inflate";
import { decodeAscii85 } from "./filters/decode-ascii-85";
import { decodeAsciiHex } from "./filters/decode-ascii-hex";
import { decodeLzw } from "./filters/decode-lzw";
import { decodeRunLength } from "./filters/decode-run-length";
import type { PdfStream } from "./pdf-streams";

type Filter = (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

const filters: Record<string, Filter> = {
  FlateDecode: (source) => inflate(source),
  Fl: (source) => inflate(source),
  LZWDecode: decodeLzw,
  LZW: decodeLzw,
  RunLengthDecode: decodeRunLength,
  RL: decodeRunLength,
  ASCIIHexDecode: decodeAsciiHex,
  AHx: decodeAsciiHex,
  ASCII85Decode: decodeAscii85,
  A85: decodeAscii85,
};
/** Small enough that a stream built to expand is stopped before much of it stands in memory. */
const piece = 16 * 1024;
/** Files use two filters at most; each one more may multiply what comes out. */
const mostFilters = 8;

/**
 * Decodes a stream piece by piece through its filters, in order, up to the first that only an image decoder knows.
 * `count` is told the size of every piece that any filter puts out, and may throw to stop the work.
 */
export function decodedStream(stream: PdfStream, count: (bytes: number) => void): AsyncIterable<Uint8Array> {
  let source: AsyncIterable<Uint8Array> = inPieces(stream.data);
  for (const filter of filtersOf(stream)) source = counted(filter(source), count);
  return source;
}

function filtersOf({ dictionary, data }: PdfStream): Filter[] {
  const listed = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? "";
  const chain: Filter[] = [];
  for (const [, name = ""] of listed.matchAll(/\/(\w+)/g)) {
    const filter = filters[name];
    if (!filter || chain.length === mostFilters) break;
    chain.push(filter);
  }
  // A filter named by reference is not seen here; zlib data gives itself away.
  return chain.length === 0 && looksLikeZlib(data) ? [(source) => inflate(source)] : chain;
}

function looksLikeZlib([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}

async function* inPieces(data: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < data.length; at += piece) yield data.subarray(at, at + piece);
}

async function* counted(
  source: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    count(chunk.length);
    yield chunk;
  }
}
