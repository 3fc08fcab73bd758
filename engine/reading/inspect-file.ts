import { readJpegHeader } from "./codecs/jpeg/jpeg-header";
import { endOfScan, nextJpegSegment } from "./codecs/jpeg/jpeg-segments";
import { checkPdf } from "./codecs/pdf/check-pdf";
import { pngChunks } from "./codecs/png/png-chunks";
import { readPngHeader } from "./codecs/png/png-header";
import { maxStoredPixels, type StoredPicture } from "./decoding-bytes";
import type { FileKind } from "./file-kind";
import { ReadingError } from "./reading-error";
import { readingLimits } from "./reading-limits";
import { sniffFileKind } from "./sniff-file-kind";

/** What a file proved to be. `encrypted` says that a PDF asks to be unlocked before it can be looked into. */
export type InspectedFile = { kind: FileKind; encrypted: boolean };

/**
 * Checks the bounds of an incoming file by its content and says what it is. Throws ReadingError with the reason for
 * files that are empty, of another format, cut off, or beyond a limit. Nothing is decoded but the compressed streams of
 * a PDF, and those are only counted.
 */
export async function inspectFile(bytes: Uint8Array): Promise<InspectedFile> {
  if (bytes.length === 0) throw new ReadingError("empty");
  if (bytes.length > readingLimits.fileBytes) throw new ReadingError("too-large", `${bytes.length} bytes`);
  const kind = sniffFileKind(bytes);
  if (!kind) throw new ReadingError("unsupported");
  if (kind === "pdf") return { kind, ...(await checkPdf(bytes)) };
  if (kind === "jpeg") checkJpeg(bytes);
  else checkPng(bytes);
  return { kind, encrypted: false };
}

function checkJpeg(bytes: Uint8Array): void {
  const { progressive, dataStart, ...header } = readJpegHeader(bytes);
  requirePixels({ ...header, inPasses: progressive });
  requireEndOfImage(bytes, dataStart);
}

function requireEndOfImage(bytes: Uint8Array, dataStart: number): void {
  let at = endOfScan(bytes, dataStart);
  for (let segment = nextJpegSegment(bytes, at); segment; segment = nextJpegSegment(bytes, at)) {
    at = segment.marker === 0xda ? endOfScan(bytes, segment.end) : segment.end;
  }
  while (at + 1 < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] === 0xd9)) at++;
  if (at + 1 >= bytes.length) throw new ReadingError("damaged", "JPEG ends early");
}

function checkPng(bytes: Uint8Array): void {
  const { width, height, interlaced } = readPngHeader(bytes);
  requirePixels({ width, height, inPasses: interlaced, planes: 1 });
  let hasPixels = false;
  for (const chunk of pngChunks(bytes)) hasPixels ||= chunk.type === "IDAT";
  if (!hasPixels) throw new ReadingError("damaged", "PNG without pixels");
}

function requirePixels({ width, height, ...stored }: StoredPicture): void {
  if (width * height > maxStoredPixels(stored)) {
    throw new ReadingError("too-many-pixels", `${width} x ${height}`);
  }
}
