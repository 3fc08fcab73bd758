/** The place of the k-th coefficient of a block (zigzag order) in its 8 x 8 square. */
const zigzag = new Uint8Array([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
]);

// basis[x * 8 + u]: what frequency u adds at place x.
const basis = Float32Array.from({ length: 64 }, (_, index) => {
  const x = index >> 3;
  const frequency = index & 7;
  return (frequency ? 0.5 : Math.SQRT1_2 / 2) * Math.cos(((2 * x + 1) * frequency * Math.PI) / 16);
});
const rows = new Float32Array(64);

/**
 * The inverse cosine transform of one block: 64 coefficients from `at` on in zigzag order, times `quantisation`, become
 * the 64 grey levels of `pixels`. Blocks without detail take a short cut.
 */
export function inverseCosine(
  coefficients: Int16Array,
  at: number,
  quantisation: Float32Array,
  pixels: Uint8Array,
): void {
  const last = lastOf(coefficients, at);
  if (last === 0) {
    pixels.fill(flatLevel(coefficients[at] ?? 0, quantisation));
    return;
  }
  transformRows(coefficients, at, quantisation, last);
  transformColumns(pixels);
}

/** The grey level of a block that has no detail: its mean. */
export function flatLevel(direct: number, quantisation: Float32Array): number {
  return limited((direct * (quantisation[0] ?? 0)) / 8 + 128.5);
}

function lastOf(coefficients: Int16Array, at: number): number {
  let last = 63;
  while (last > 0 && !coefficients[at + last]) last--;
  return last;
}

function transformRows(coefficients: Int16Array, at: number, quantisation: Float32Array, last: number): void {
  rows.fill(0);
  for (let k = 0; k <= last; k++) {
    const coefficient = coefficients[at + k] ?? 0;
    if (coefficient === 0) continue;
    const place = zigzag[k] ?? 0;
    const value = coefficient * (quantisation[k] ?? 0);
    const row = place & 56;
    const frequency = place & 7;
    for (let x = 0; x < 8; x++)
      rows[row + x] = (rows[row + x] ?? 0) + value * (basis[x * 8 + frequency] ?? 0);
  }
}

function transformColumns(pixels: Uint8Array): void {
  for (let x = 0; x < 8; x++) {
    const a = rows[x] ?? 0;
    const b = rows[8 + x] ?? 0;
    const c = rows[16 + x] ?? 0;
    const d = rows[24 + x] ?? 0;
    const e = rows[32 + x] ?? 0;
    const f = rows[40 + x] ?? 0;
    const g = rows[48 + x] ?? 0;
    const h = rows[56 + x] ?? 0;
    for (let line = 0; line < 64; line += 8) {
      const upper =
        a * (basis[line] ?? 0) +
        b * (basis[line + 1] ?? 0) +
        c * (basis[line + 2] ?? 0) +
        d * (basis[line + 3] ?? 0);
      const lower =
        e * (basis[line + 4] ?? 0) +
        f * (basis[line + 5] ?? 0) +
        g * (basis[line + 6] ?? 0) +
        h * (basis[line + 7] ?? 0);
      pixels[line + x] = limited(upper + lower + 128.5);
    }
  }
}

function limited(level: number): number {
  return level < 0 ? 0 : level > 255 ? 255 : level;
}
