import { decodeJpeg } from "./codecs/jpeg/decode-jpeg";
import { readJpegHeader } from "./codecs/jpeg/jpeg-header";
import { decodePng } from "./codecs/png/decode-png";
import type { GreyImage } from "./image/grey-image";
import { orient } from "./image/orient";
import { ReadingError } from "./reading-error";
import { sniffFileKind } from "./sniff-file-kind";

/**
 * Decodes a JPEG or PNG file to grey and brings it upright by its EXIF orientation, reduced to at most `maxPixels`.
 * Throws ReadingError for other files, damage, and pictures beyond the limits.
 */
export async function decodeImage(bytes: Uint8Array, maxPixels: number): Promise<GreyImage> {
  const kind = sniffFileKind(bytes);
  if (kind === "png") return decodePng(bytes, maxPixels);
  if (kind !== "jpeg") throw new ReadingError("unsupported", "not an image");
  const { orientation } = readJpegHeader(bytes);
  return orient(decodeJpeg(bytes, maxPixels), orientation);
}
