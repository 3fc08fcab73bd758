/** One stream of a PDF as stored: its dictionary as text (`#xx` in names resolved) and its raw data (a view). */
export type PdfStream = { dictionary: string; data: Uint8Array };

const keyword = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];
const endKeyword = [0x65, 0x6e, 0x64, ...keyword];
/** How far before "stream" its dictionary is looked for. */
const dictionaryReach = 4096;
/**
 * What may stand between the declared end of a stream and "endstream": line ends, and bytes counted wrongly.
 */
const endSlack = 24;
/** ASCII: a line ends with it, alone or behind a carriage return. */
const lineFeed = 10;
/** ASCII. */
const carriageReturn = 13;

/**
 * Finds every stream of a PDF by its keyword, without trusting any table of contents: streams never hide inside other
 * streams. A declared length counts only when the end mark follows it.
 */
export function* pdfStreams(bytes: Uint8Array): Generator<PdfStream> {
  let at = find(bytes, keyword, 0, bytes.length);
  while (at >= 0) {
    let next = at + keyword.length;
    if (bytes[at - 1] !== 0x64) {
      const dictionary = dictionaryBefore(bytes, at);
      const start = afterLineEnd(bytes, next);
      const end = endOf(bytes, start, dictionary);
      yield { dictionary, data: bytes.subarray(start, withoutLineEnd(bytes, start, end)) };
      next = end;
    }
    at = find(bytes, keyword, next, bytes.length);
  }
}

function dictionaryBefore(bytes: Uint8Array, at: number): string {
  const text = new TextDecoder("latin1").decode(bytes.subarray(Math.max(0, at - dictionaryReach), at));
  const start = text.lastIndexOf(" obj");
  return resolvedNames(start < 0 ? text : text.slice(start + 4));
}

function resolvedNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function afterLineEnd(bytes: Uint8Array, at: number): number {
  let start = at;
  if (bytes[start] === carriageReturn) start++;
  if (bytes[start] === lineFeed) start++;
  return start;
}

function endOf(bytes: Uint8Array, start: number, dictionary: string): number {
  const declared = /\/Length\s+(\d+)(?!\s+\d+\s+R)(?!\d)/.exec(dictionary)?.[1];
  const end = start + Number(declared ?? Number.NaN);
  if (end <= bytes.length && find(bytes, endKeyword, end, Math.min(bytes.length, end + endSlack)) >= 0)
    return end;
  const found = find(bytes, endKeyword, start, bytes.length);
  return found < 0 ? bytes.length : found;
}

function withoutLineEnd(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  if (last > start && bytes[last - 1] === lineFeed) last--;
  if (last > start && bytes[last - 1] === carriageReturn) last--;
  return last;
}

function find(bytes: Uint8Array, wanted: number[], from: number, to: number): number {
  const [first = 0] = wanted;
  for (
    let at = bytes.indexOf(first, from);
    at >= 0 && at + wanted.length <= to;
    at = bytes.indexOf(first, at + 1)
  ) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
