import type { GreyImage } from "./grey-image";

/** Writes a grey picture as binary PGM, the container that costs the recogniser no decoding. */
export function encodePgm({ width, height, data }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}
