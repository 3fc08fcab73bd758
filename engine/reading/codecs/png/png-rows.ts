import { inflate } from "../../inflate";
import { ReadingError } from "../../reading-error";
import type { PngHeader } from "./png-header";
import { samplesPerPixel } from "./png-header";
import { type PngPass, pngPasses } from "./png-passes";
import { unfilterRow } from "./unfilter-row";

/** Takes one finished row of a pass; `row` is reused for the next one. */
export type RowSink = (pass: PngPass, y: number, row: Uint8Array) => void;

/**
 * Inflates the image data and hands over every row, unfiltered. Memory: two rows. Reads no further than the last row
 * that the header declares. Throws ReadingError("damaged") when data is missing or broken.
 */
export async function readPngRows(header: PngHeader, data: Uint8Array[], sink: RowSink): Promise<void> {
  const rows = rowAssembler(header, sink);
  try {
    for await (const chunk of inflate(data)) {
      if (rows.take(chunk)) return;
    }
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw new ReadingError("damaged", "PNG data");
  }
  throw new ReadingError("damaged", "PNG data ends early");
}

function rowAssembler(header: PngHeader, sink: RowSink) {
  const bits = samplesPerPixel(header.colour) * header.depth;
  const distance = Math.max(1, bits >> 3);
  const passes = pngPasses(header);
  let pass = passes.shift();
  let { row, previous } = buffersFor(pass, bits);
  let filled = 0;
  let y = 0;

  function finishRow() {
    if (!pass) return;
    const pixels = row.subarray(1);
    unfilterRow(row[0] ?? 0, pixels, previous, distance);
    sink(pass, y, pixels);
    previous.set(pixels);
    filled = 0;
    y++;
    if (y < pass.height) return;
    pass = passes.shift();
    y = 0;
    ({ row, previous } = buffersFor(pass, bits));
  }

  return {
    /** Says whether the picture is complete. */
    take(chunk: Uint8Array): boolean {
      for (let at = 0; pass && at < chunk.length; ) {
        const part = chunk.subarray(at, at + row.length - filled);
        row.set(part, filled);
        filled += part.length;
        at += part.length;
        if (filled === row.length) finishRow();
      }
      return pass === undefined;
    },
  };
}

function buffersFor(pass: PngPass | undefined, bits: number) {
  const stride = Math.ceil(((pass?.width ?? 0) * bits) / 8);
  return { row: new Uint8Array(stride + 1), previous: new Uint8Array(stride) };
}
