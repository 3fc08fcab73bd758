import type { GreyImage } from "./grey/grey-image";
import { orient } from "./grey/orient";
import { decodeJpeg } from "./jpeg/decode-jpeg";
import { readJpegHeader } from "./jpeg/jpeg-header";
import { decodePng } from "./png/decode-png";
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
