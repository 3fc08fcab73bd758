import { readJpegHeader } from "./codecs/jpeg/jpeg-header";
import { readPngHeader } from "./codecs/png/png-header";
import { decodingBytes, type StoredPicture } from "./decoding-bytes";
import { ReadingError } from "./reading-error";
import { readingLimits } from "./reading-limits";
import { sniffFileKind } from "./sniff-file-kind";

/** The bytes that decoding a JPEG or PNG file to grey takes, itself not counted. Throws ReadingError for other files and damage. */
export function decodingNeed(bytes: Uint8Array): number {
  return decodingBytes(headerOf(bytes), readingLimits.decodedPixels);
}

function headerOf(bytes: Uint8Array): StoredPicture {
  const kind = sniffFileKind(bytes);
  if (kind === "png") {
    const { width, height, interlaced } = readPngHeader(bytes);
    return { width, height, inPasses: interlaced, planes: 1 };
  }
  if (kind !== "jpeg") throw new ReadingError("unsupported", "not an image");
  const { width, height, progressive, planes } = readJpegHeader(bytes);
  return { width, height, inPasses: progressive, planes };
}
