import { readJpegHeader } from "./codecs/jpeg/jpeg-header";
import { readPngHeader } from "./codecs/png/png-header";

/** EXIF: orientations 5 to 8 lie on their side. */
const firstSidewaysOrientation = 5;

/** The size in pixels of a JPEG or PNG file once its EXIF orientation is applied. Throws ReadingError for damage. */
export function imageSize(kind: "jpeg" | "png", bytes: Uint8Array): { width: number; height: number } {
  if (kind === "png") {
    const { width, height } = readPngHeader(bytes);
    return { width, height };
  }
  const { width, height, orientation } = readJpegHeader(bytes);
  return orientation >= firstSidewaysOrientation ? { width: height, height: width } : { width, height };
}
