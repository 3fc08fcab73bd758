import { deflateSync } from "node:zlib";
import type { Pixels } from "../../samples/pixels";
import { pngFile } from "../../samples/png-file";

/** An 8-bit grey PNG of a grey picture. */
export function greyPng({ width, height, data }: Pixels): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = data[(y * width + x) * 4 + 1] ?? 255;
  }
  return pngFile(header, deflateSync(rows, { level: 6 }));
}
