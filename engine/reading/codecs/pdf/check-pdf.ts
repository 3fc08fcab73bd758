import { ReadingError } from "../../reading-error";
import { readingLimits } from "../../reading-limits";
import { declaredPages } from "./declared-pages";
import { decodedStream } from "./decoded-stream";
import { type PdfStream, pdfStreams } from "./pdf-streams";

/** Readers look for the trailer in the last kilobyte; twice that for what some senders put behind it. */
const tailLength = 2048;
/** Read as text a megabyte at a time: the whole file as text would take twice its bytes again. */
const windowLength = 1024 * 1024;
/** What a dictionary may reach over the edge of a window, so that none is cut in two. */
const windowOverlap = 16 * 1024;
/** Bounds what is kept of object streams to be looked through. */
const objectTextLimit = 8 * 1024 * 1024;

/** What the bounds check learns about a PDF on the way. An encrypted one could not be looked into. */
export type CheckedPdf = { encrypted: boolean };

/**
 * Bounds a PDF before any parser sees it: that it is complete, how far its streams inflate, how large its images are and
 * how many pages it declares. Streams of an encrypted file stay closed; check again once it is unlocked. Throws
 * ReadingError.
 */
export async function checkPdf(bytes: Uint8Array): Promise<CheckedPdf> {
  requireEnd(bytes);
  let encrypted = false;
  for (const text of textWindows(bytes)) {
    requirePages(text);
    encrypted ||= /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text);
  }
  const tally = { streams: 0, inflated: 0 };
  for (const stream of pdfStreams(bytes)) {
    if (++tally.streams > readingLimits.streams) throw new ReadingError("too-large", "streams");
    requirePixels(stream.dictionary);
    if (!encrypted) await requireInflation(stream, tally);
  }
  return { encrypted };
}

function requireEnd(bytes: Uint8Array): void {
  let end = bytes.length;
  while (end > 0 && isPadding(bytes[end - 1] ?? 0)) end--;
  const tail = new TextDecoder("latin1").decode(bytes.subarray(Math.max(0, end - tailLength), end));
  if (!/startxref|%%EOF/.test(tail)) throw new ReadingError("damaged", "PDF ends early");
}

function isPadding(byte: number): boolean {
  return byte === 0 || byte === 9 || byte === 10 || byte === 13 || byte === 32;
}

// As one string, the largest files would take twice their size.
function* textWindows(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder("latin1");
  for (let at = 0; at < bytes.length; at += windowLength) {
    yield decoder.decode(bytes.subarray(at, at + windowLength + windowOverlap));
  }
}

function requirePages(text: string): void {
  const pages = declaredPages(text);
  if (pages > readingLimits.pages) throw new ReadingError("too-many-pages", String(pages));
}

function requirePixels(dictionary: string): void {
  const width = /\/W(?:idth)?\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  const height = /\/H(?:eight)?\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (!/\/Image\b/.test(dictionary) || !width || !height) return;
  if (Number(width) * Number(height) > readingLimits.imagePixels) {
    throw new ReadingError("too-many-pixels", `${width} x ${height}`);
  }
}

async function requireInflation(stream: PdfStream, tally: { inflated: number }): Promise<void> {
  const holdsObjects = /\/ObjStm\b/.test(stream.dictionary);
  const kept: Uint8Array[] = [];
  let bytes = 0;
  let keptBytes = 0;
  const count = (more: number) => {
    bytes += more;
    tally.inflated += more;
    if (bytes > readingLimits.streamBytes || tally.inflated > readingLimits.inflatedBytes) {
      throw new ReadingError("inflates-too-far");
    }
  };
  try {
    for await (const chunk of decodedStream(stream, count)) {
      if (!holdsObjects || keptBytes > objectTextLimit) continue;
      kept.push(chunk);
      keptBytes += chunk.length;
    }
  } catch (error) {
    // Damaged data ends here for us; whether the file can be read is for the parser to say.
    if (error instanceof ReadingError) throw error;
  }
  if (holdsObjects) requirePages(await textOf(kept));
}

function textOf(chunks: Uint8Array[]): Promise<string> {
  return new Blob(chunks.map((chunk) => new Uint8Array(chunk))).text();
}
