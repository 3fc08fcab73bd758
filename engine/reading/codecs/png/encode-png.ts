import type { GreyImage } from "../../image/grey-image";
import { crc32 } from "./crc-32";

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Rows are compressed in bands of this size, so that a page never stands in memory twice. */
const bandBytes = 256 * 1024;

/** Writes a grey picture as an 8-bit PNG file without row filters: quick, and paper compresses well all the same. */
export async function encodePng(image: GreyImage): Promise<Uint8Array> {
  const parts = [
    signature,
    chunk("IHDR", headerOf(image)),
    chunk("IDAT", await deflated(image)),
    chunk("IEND", new Uint8Array()),
  ];
  return joined(parts);
}

function headerOf({ width, height }: GreyImage): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  view.setUint8(8, 8);
  return header;
}

/** Compresses the rows a few at a time: beside a large picture there is no room for a second copy of it. */
async function deflated(image: GreyImage): Promise<Uint8Array> {
  const { width, height } = image;
  let y = 0;
  const rows = new ReadableStream<BufferSource>({
    pull(controller) {
      if (y >= height) return controller.close();
      const last = Math.min(height, y + Math.max(1, Math.floor(bandBytes / (width + 1))));
      controller.enqueue(rowsOf(image, y, last));
      y = last;
    },
  });
  return new Uint8Array(await new Response(rows.pipeThrough(new CompressionStream("deflate"))).arrayBuffer());
}

/** The rows `first` to before `last`, each behind a byte that says it is not filtered. */
function rowsOf({ width, data }: GreyImage, first: number, last: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * (last - first));
  for (let y = first; y < last; y++)
    rows.set(data.subarray(y * width, (y + 1) * width), (y - first) * (width + 1) + 1);
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function joined(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
