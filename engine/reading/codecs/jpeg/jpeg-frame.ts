import { ReadingError } from "../../reading-error";
import type { HuffmanTable } from "./huffman-table";

/** One colour plane of a JPEG. `across` and `down` count its blocks of 8 x 8 in the padded picture. */
export type JpegComponent = {
  id: number;
  horizontal: number;
  vertical: number;
  quantisation: number;
  across: number;
  down: number;
  /** The last direct-current value, from which the next one differs. */
  predicted: number;
  direct: HuffmanTable | undefined;
  alternating: HuffmanTable | undefined;
  /** All coefficients (64 a block, in zigzag order), kept only where a progressive file refines them. */
  coefficients: Int16Array | undefined;
};

/** What a frame header declares, sizes in pixels. */
export type JpegFrame = {
  width: number;
  height: number;
  progressive: boolean;
  components: JpegComponent[];
  horizontal: number;
  vertical: number;
};

const sequentialMarkers = [0xc0, 0xc1];
const progressiveMarker = 0xc2;
/** Grey, three colours, or the four inks of a printing press. */
const planeCounts = [1, 3, 4];
const notFrames = [0xc4, 0xc8, 0xcc];

/** Whether a marker begins a frame of any coding, also of those that we refuse. */
export function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker);
}

/** Reads a frame header. Throws ReadingError for damage and for the codings that scanners and cameras never write. */
export function readJpegFrame(marker: number, data: Uint8Array): JpegFrame {
  if (!sequentialMarkers.includes(marker) && marker !== progressiveMarker) refuse("coding");
  const [depth = 0, highTall = 0, lowTall = 0, highWide = 0, lowWide = 0, count = 0] = data;
  if (depth !== 8) refuse("depth");
  if (!planeCounts.includes(count)) refuse(`${count} colour planes`);
  const width = (highWide << 8) | lowWide;
  const height = (highTall << 8) | lowTall;
  if (!width || !height || data.length < 6 + count * 3) throw new ReadingError("damaged", "JPEG frame");
  const components = Array.from({ length: count }, (_, index) => componentOf(data.subarray(6 + index * 3)));
  const horizontal = Math.max(...components.map((component) => component.horizontal));
  const vertical = Math.max(...components.map((component) => component.vertical));
  for (const component of components) {
    component.across = Math.ceil(width / (8 * horizontal)) * component.horizontal;
    component.down = Math.ceil(height / (8 * vertical)) * component.vertical;
  }
  return { width, height, progressive: marker === progressiveMarker, components, horizontal, vertical };
}

function componentOf([id = 0, sampling = 0, quantisation = 0]: Uint8Array): JpegComponent {
  const horizontal = sampling >> 4;
  const vertical = sampling & 15;
  if (!isSampling(horizontal) || !isSampling(vertical)) throw new ReadingError("damaged", "JPEG sampling");
  return {
    id,
    horizontal,
    vertical,
    quantisation,
    across: 0,
    down: 0,
    predicted: 0,
    direct: undefined,
    alternating: undefined,
    coefficients: undefined,
  };
}

function isSampling(factor: number): boolean {
  return factor >= 1 && factor <= 4;
}

function refuse(what: string): never {
  throw new ReadingError("unsupported", `JPEG ${what}`);
}
