import { readJpegHeader } from "./jpeg/jpeg-header";
import { readPngHeader } from "./png/png-header";
import { readingLimits } from "./reading-limits";
import { decodingBytes } from "./reading-memory";
import { sniffFileKind } from "./sniff-file-kind";

/** The bytes that decoding a JPEG or PNG file to grey takes, itself not counted. Throws ReadingError for damage. */
export function decodingNeed(bytes: Uint8Array): number {
  return decodingBytes(headerOf(bytes), readingLimits.decodedPixels);
}

function headerOf(bytes: Uint8Array): { width: number; height: number; inPasses: boolean } {
  if (sniffFileKind(bytes) === "png") {
    const { width, height, interlaced } = readPngHeader(bytes);
    return { width, height, inPasses: interlaced };
  }
  const { width, height, progressive } = readJpegHeader(bytes);
  return { width, height, inPasses: progressive };
}
