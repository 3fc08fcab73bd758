import { deflateSync } from "node:zlib";
import { pngFile } from "./png-file.ts";

/** A grey 8-bit PNG whose header says one size and whose data may say another: rows are filled with one grey. */
export function greyPng(declared: { width: number; height: number }, dataBytes: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(declared.width, 0);
  header.writeUInt32BE(declared.height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return pngFile(header, deflateSync(Buffer.alloc(dataBytes), { level: 9 }));
}
