const marks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

/** Whether a file is a ZIP file, from its first bytes: its name proves nothing. */
export const isZip = (bytes: Uint8Array): boolean =>
  marks.some((mark) => mark.every((byte, at) => bytes[at] === byte));

/** Whether a ZIP file says of itself, from its first bytes, that nothing is in it. */
export const isEmptyZip = (bytes: Uint8Array): boolean => isZip(bytes) && bytes[2] === 0x05;

/** Whether a file was sent as a ZIP file: many kinds of office files are ZIP files inside. */
export const isZipFile = ({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): boolean =>
  isZip(bytes) && fileName.toLowerCase().endsWith(".zip");
