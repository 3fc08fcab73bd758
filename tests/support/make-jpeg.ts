/** One plane of a JPEG to make: the grey level (0..255) of each 8 x 8 block, row by row. */
export type JpegPlane = number[];

const bytes = (...parts: (number[] | string)[]) =>
  parts.flatMap((part) =>
    typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part,
  );
const segment = (marker: number, data: number[]) => [0xff, marker, 0, data.length + 2, ...data];

/**
 * A baseline JPEG of flat blocks, `across` of them in a row, with as many planes as are given. `adobe` is the transform that an
 * Adobe segment states: 0 for planes as they are, 2 for luma, two colours and black.
 */
export function makeJpeg(planes: JpegPlane[], across: number, adobe?: number): Uint8Array {
  const down = (planes[0]?.length ?? 0) / across;
  const components = planes.flatMap((_, index) => [index + 1, 0x11, 0]);
  return Uint8Array.from([
    0xff,
    0xd8,
    ...(adobe === undefined ? [] : segment(0xee, bytes("Adobe", [0, 100, 0, 0, 0, 0, adobe]))),
    // All quantisation steps are 1, so a block's coefficient is eight times its level.
    ...segment(0xdb, [0, ...Array(64).fill(1)]),
    ...segment(0xc0, [8, 0, down * 8, 0, across * 8, planes.length, ...components]),
    // Sixteen lengths of differences with codes of four bits each; of the other coefficients only "no more", in one bit.
    ...segment(0xc4, [0x00, 0, 0, 0, 12, ...Array(12).fill(0), ...Array(12).keys()]),
    ...segment(0xc4, [0x10, 1, ...Array(15).fill(0), 0]),
    ...segment(0xda, [planes.length, ...planes.flatMap((_, index) => [index + 1, 0]), 0, 63, 0]),
    ...entropyCoded(planes),
    0xff,
    0xd9,
  ]);
}

function entropyCoded(planes: JpegPlane[]): number[] {
  const before = planes.map(() => 0);
  let bits = "";
  for (let block = 0; block < (planes[0]?.length ?? 0); block++) {
    for (const [index, plane] of planes.entries()) {
      const level = ((plane[block] ?? 0) - 128) * 8;
      bits += `${differenceBits(level - (before[index] ?? 0))}0`;
      before[index] = level;
    }
  }
  const octets = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1").match(/.{8}/g) ?? [];
  return octets
    .map((octet) => Number.parseInt(octet, 2))
    .flatMap((octet) => (octet === 0xff ? [octet, 0] : [octet]));
}

// T.81, F.1.2.1: the number of bits, then the bits; a negative number is written as what remains to all ones.
function differenceBits(difference: number): string {
  const length = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
  const value = difference < 0 ? difference + (1 << length) - 1 : difference;
  return length.toString(2).padStart(4, "0") + (length === 0 ? "" : value.toString(2).padStart(length, "0"));
}
