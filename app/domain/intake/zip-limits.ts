const mebibyte = 1024 * 1024;

/**
 * What a ZIP file may be: bytes of the file, files in it, bytes of them all unpacked, and how many times its packed size an
 * entry may unpack to. Paper does not shrink a hundredfold; what does was made to fill memory.
 */
export const zipLimits = {
  bytes: 25 * mebibyte,
  entries: 500,
  unpackedBytes: 1024 * mebibyte,
  ratio: 200,
} as const;
