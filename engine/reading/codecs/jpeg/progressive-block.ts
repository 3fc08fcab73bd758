import { ReadingError } from "../../reading-error";
import type { HuffmanTable } from "./huffman-table";
import type { JpegBits } from "./jpeg-bits";
import type { JpegComponent } from "./jpeg-frame";

/** Which coefficients a scan brings (`first`..`last`), at which bit (`low`), and whether it refines (`high` above 0). */
export type Spectrum = { first: number; last: number; high: number; low: number };

/** What a progressive scan carries from block to block: how many blocks to come end at once. */
export type BlockRun = { left: number };

/** Decodes the part of one block that a progressive scan brings; `at` is the start of the block's coefficients. */
export function progressiveBlock(
  bits: JpegBits,
  component: JpegComponent,
  at: number,
  spectrum: Spectrum,
  run: BlockRun,
): void {
  if (spectrum.first === 0) {
    directPart(bits, component, at, spectrum);
    return;
  }
  const { coefficients, alternating } = component;
  if (!coefficients || !alternating) throw new ReadingError("damaged", "JPEG tables");
  const decode = spectrum.high === 0 ? firstLook : refinement;
  decode(bits, alternating, coefficients, at, spectrum, run);
}

function directPart(bits: JpegBits, component: JpegComponent, at: number, { high, low }: Spectrum): void {
  const { coefficients, direct } = component;
  if (high > 0) {
    const bit = bits.bits(1) << low;
    if (coefficients) coefficients[at] = (coefficients[at] ?? 0) | bit;
    return;
  }
  if (!direct) throw new ReadingError("damaged", "JPEG tables");
  component.predicted += bits.signed(bits.symbol(direct));
  if (coefficients) coefficients[at] = component.predicted << low;
}

function firstLook(
  bits: JpegBits,
  table: HuffmanTable,
  coefficients: Int16Array,
  at: number,
  { first, last, low }: Spectrum,
  run: BlockRun,
): void {
  if (run.left > 0) {
    run.left--;
    return;
  }
  for (let k = first; k <= last; k++) {
    const symbol = bits.symbol(table);
    const zeros = symbol >> 4;
    const length = symbol & 15;
    if (length === 0 && zeros < 15) {
      run.left = runLength(bits, zeros) - 1;
      return;
    }
    k += zeros;
    const value = bits.signed(length);
    if (k < 64) coefficients[at + k] = value * (1 << low);
  }
}

function refinement(
  bits: JpegBits,
  table: HuffmanTable,
  coefficients: Int16Array,
  at: number,
  { first, last, low }: Spectrum,
  run: BlockRun,
): void {
  const step = 1 << low;
  let k = first;
  while (run.left === 0 && k <= last) {
    const symbol = bits.symbol(table);
    const zeros = symbol >> 4;
    const length = symbol & 15;
    if (length === 0 && zeros < 15) {
      run.left = runLength(bits, zeros);
      break;
    }
    const value = length === 0 ? 0 : bits.bits(1) ? step : -step;
    k = refineUntil(bits, coefficients, at, k, last, step, zeros);
    if (value !== 0 && k <= last) coefficients[at + k] = value;
    k++;
  }
  if (run.left === 0) return;
  refineUntil(bits, coefficients, at, k, last, step, 64);
  run.left--;
}

function runLength(bits: JpegBits, exponent: number): number {
  return (1 << exponent) + bits.bits(exponent);
}

// Goes past `zeros` coefficients that are still zero, giving every other one on the way its next bit.
function refineUntil(
  bits: JpegBits,
  coefficients: Int16Array,
  at: number,
  from: number,
  last: number,
  step: number,
  zeros: number,
): number {
  let left = zeros;
  for (let k = from; k <= last; k++) {
    const value = coefficients[at + k] ?? 0;
    if (value === 0) {
      if (left === 0) return k;
      left--;
    } else if (bits.bits(1) && !(value & step)) {
      coefficients[at + k] = value + (value > 0 ? step : -step);
    }
  }
  return last + 1;
}
