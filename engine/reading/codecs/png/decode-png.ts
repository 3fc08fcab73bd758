import type { GreyImage } from "../../image/grey-image";
import { scale } from "../../image/scale";
import { ReadingError } from "../../reading-error";
import { readingLimits } from "../../reading-limits";
import { shrinkingRows } from "./downscaled-rows";
import { pngChunks } from "./png-chunks";
import { type PngHeader, readPngHeader } from "./png-header";
import type { RowSink } from "./png-rows";
import { readPngRows } from "./png-rows";
import { type PngColours, type RowToGrey, rowToGrey } from "./row-to-grey";

/**
 * Decodes any PNG (all colour kinds, depths and interlacing) to grey, transparency laid over white, halved as often as
 * needed to stay within `maxPixels`. Throws ReadingError for damage and for pictures beyond the limits.
 */
export async function decodePng(bytes: Uint8Array, maxPixels: number): Promise<GreyImage> {
  const header = readPngHeader(bytes);
  const pixels = header.width * header.height;
  const limit = header.interlaced ? readingLimits.progressivePixels : readingLimits.imagePixels;
  if (pixels > limit) throw new ReadingError("too-many-pixels", `${header.width} x ${header.height}`);
  const { data, colours } = partsOf(bytes);
  const toGrey = rowToGrey(header, colours);
  let factor = 1;
  while (pixels / factor ** 2 > maxPixels) factor *= 2;
  return header.interlaced
    ? scale(await decodeInterlaced(header, data, toGrey), 1 / factor)
    : decodeRows(header, data, toGrey, factor);
}

function partsOf(bytes: Uint8Array): { data: Uint8Array[]; colours: PngColours } {
  const data: Uint8Array[] = [];
  const colours: PngColours = {};
  for (const chunk of pngChunks(bytes)) {
    if (chunk.type === "IDAT") data.push(chunk.data);
    else if (chunk.type === "PLTE") colours.palette = chunk.data;
    else if (chunk.type === "tRNS") colours.transparency = chunk.data;
  }
  return { data, colours };
}

async function decodeRows(header: PngHeader, data: Uint8Array[], toGrey: RowToGrey, factor: number) {
  const rows = shrinkingRows(header.width, header.height, factor);
  const greys = new Uint8Array(header.width);
  await readPngRows(header, data, (_pass, y, row) => {
    toGrey(row, header.width, greys);
    rows.add(y, greys);
  });
  return rows.image;
}

async function decodeInterlaced(
  header: PngHeader,
  data: Uint8Array[],
  toGrey: RowToGrey,
): Promise<GreyImage> {
  const { width, height } = header;
  const image = { width, height, data: new Uint8Array(width * height) };
  const greys = new Uint8Array(width);
  const sink: RowSink = (pass, y, row) => {
    toGrey(row, pass.width, greys);
    const start = (pass.top + y * pass.stepY) * width + pass.left;
    for (let x = 0; x < pass.width; x++) image.data[start + x * pass.stepX] = greys[x] ?? 0;
  };
  await readPngRows(header, data, sink);
  return image;
}
