import { ReadingError } from "../../reading-error";
import { exifOrientation } from "./exif-orientation";
import { isFrameMarker, readJpegFrame } from "./jpeg-frame";
import { nextJpegSegment } from "./jpeg-segments";

/** What stands before the pixels of a JPEG: its stored size, its EXIF orientation (1..8) and where the pixels begin. */
export type JpegHeader = {
  width: number;
  height: number;
  progressive: boolean;
  orientation: number;
  dataStart: number;
};

const startOfScan = 0xda;
const exifMarker = 0xe1;

/** Reads the header without decoding anything. Throws ReadingError for damage and for codings that are not read. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader {
  let orientation = 1;
  let size: { width: number; height: number; progressive: boolean } | undefined;
  for (let segment = nextJpegSegment(bytes, 2); segment; segment = nextJpegSegment(bytes, segment.end)) {
    if (segment.marker === exifMarker && orientation === 1) orientation = exifOrientation(segment.data);
    if (isFrameMarker(segment.marker)) size = readJpegFrame(segment.marker, segment.data);
    if (segment.marker === startOfScan && size) {
      const { width, height, progressive } = size;
      return { width, height, progressive, orientation, dataStart: segment.end };
    }
  }
  throw new ReadingError("damaged", "JPEG without pixels");
}
