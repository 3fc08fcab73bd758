import { ReadingError } from "../../reading-error";
import { exifOrientation } from "./exif-orientation";
import { isFrameMarker, type JpegFrame, readJpegFrame } from "./jpeg-frame";
import { nextJpegSegment } from "./jpeg-segments";

/** What stands before the pixels of a JPEG: its stored size, its EXIF orientation (1..8) and where the pixels begin. */
export type JpegHeader = {
  width: number;
  height: number;
  progressive: boolean;
  /** Colour planes: 1, 3, or 4 for the inks of a printing press. */
  planes: number;
  orientation: number;
  dataStart: number;
};

const startOfScan = 0xda;
const exifMarker = 0xe1;

/** Reads the header without decoding anything. Throws ReadingError for damage and for codings that are not read. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader {
  let orientation = 1;
  let frame: JpegFrame | undefined;
  for (let segment = nextJpegSegment(bytes, 2); segment; segment = nextJpegSegment(bytes, segment.end)) {
    if (segment.marker === exifMarker && orientation === 1) orientation = exifOrientation(segment.data);
    if (isFrameMarker(segment.marker)) frame = readJpegFrame(segment.marker, segment.data);
    if (segment.marker === startOfScan && frame) {
      const { width, height, progressive, components } = frame;
      return { width, height, progressive, planes: components.length, orientation, dataStart: segment.end };
    }
  }
  throw new ReadingError("damaged", "JPEG without pixels");
}
