/** The JPEG with an EXIF note that says: turn me a quarter clockwise before you show me (orientation 6). */
export function withExifTurn(jpeg: Uint8Array): Uint8Array {
  const exif = Buffer.from(
    "457869660000" + "49492a0008000000" + "0100" + "120103000100000006000000" + "00000000",
    "hex",
  );
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, jpeg.subarray(2)]);
}
