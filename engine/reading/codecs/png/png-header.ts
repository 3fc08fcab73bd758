import { ReadingError } from "../../reading-error";

/** What the header of a PNG declares: size in pixels, bits per sample and how samples make a colour. */
export type PngHeader = {
  width: number;
  height: number;
  depth: number;
  colour: PngColour;
  interlaced: boolean;
};

export type PngColour = "grey" | "rgb" | "palette" | "grey-alpha" | "rgb-alpha";

const colours: Record<number, { colour: PngColour; depths: number[] }> = {
  0: { colour: "grey", depths: [1, 2, 4, 8, 16] },
  2: { colour: "rgb", depths: [8, 16] },
  3: { colour: "palette", depths: [1, 2, 4, 8] },
  4: { colour: "grey-alpha", depths: [8, 16] },
  6: { colour: "rgb-alpha", depths: [8, 16] },
};
/** PNG: 8 bytes of signature, 12 around the first chunk and 13 in it. */
const headerEnd = 33;

/** Reads the header chunk of a PNG file. Throws ReadingError("damaged") when it is missing or impossible. */
export function readPngHeader(bytes: Uint8Array): PngHeader {
  const isHeader = String.fromCharCode(...bytes.subarray(12, 16)) === "IHDR";
  if (bytes.length < headerEnd || !isHeader) throw new ReadingError("damaged", "PNG without a header");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const depth = view.getUint8(24);
  const kind = colours[view.getUint8(25)];
  const interlace = view.getUint8(28);
  if (!width || !height || !kind?.depths.includes(depth) || interlace > 1) {
    throw new ReadingError("damaged", "PNG header");
  }
  return { width, height, depth, colour: kind.colour, interlaced: interlace === 1 };
}

const samples: Record<PngColour, number> = { grey: 1, palette: 1, "grey-alpha": 2, rgb: 3, "rgb-alpha": 4 };

/** How many samples make one pixel of this colour kind. */
export function samplesPerPixel(colour: PngColour): number {
  return samples[colour];
}
