import type { Steps } from "../../runtime/steps";
import type { GreyImage } from "./grey-image";

/** Where each output pixel takes its four neighbours from, and their weights in 1/256. */
type Taps = { places: Int32Array; weights: Int16Array; count: number };

/** Rows of some 2,000 pixels that take some 20 ms where the machine has much else to do. */
const rowsInStep = 512;

/**
 * Enlarges by `factor` (above 1) with Catmull-Rom cubic curves, first along rows, then along columns, in steps of some tens of
 * milliseconds on a sheet.
 */
export function* scaleUpInSteps(image: GreyImage, factor: number): Steps<GreyImage> {
  const across = tapsOf(image.width, factor);
  const down = tapsOf(image.height, factor);
  const wide = new Int16Array(across.count * image.height);
  for (let y = 0; y < image.height; y += rowsInStep) {
    alongRows(image, across, wide, y, Math.min(image.height, y + rowsInStep));
    yield;
  }
  const data = new Uint8Array(across.count * down.count);
  for (let y = 0; y < down.count; y += rowsInStep) {
    alongColumns(wide, down, { width: across.count, data }, y, Math.min(down.count, y + rowsInStep));
    yield;
  }
  return { width: across.count, height: down.count, data };
}

function tapsOf(length: number, factor: number): Taps {
  const count = Math.round(length * factor);
  const places = new Int32Array(count * 4);
  const weights = new Int16Array(count * 4);
  for (let index = 0; index < count; index++) {
    const source = (index + 0.5) / factor - 0.5;
    const first = Math.floor(source) - 1;
    for (let tap = 0; tap < 4; tap++) {
      places[index * 4 + tap] = Math.min(length - 1, Math.max(0, first + tap));
    }
    weights.set(catmullRom(source - Math.floor(source)), index * 4);
  }
  return { places, weights, count };
}

function catmullRom(t: number): number[] {
  const square = t * t;
  const cube = square * t;
  const curve = [
    -cube + 2 * square - t,
    3 * cube - 5 * square + 2,
    -3 * cube + 4 * square + t,
    cube - square,
  ];
  return curve.map((value) => Math.round(value * 128));
}

function alongRows({ width, data }: GreyImage, taps: Taps, out: Int16Array, from: number, to: number): void {
  for (let y = from; y < to; y++) {
    const row = y * width;
    for (let x = 0; x < taps.count; x++) {
      let sum = 128;
      for (let tap = x * 4; tap < x * 4 + 4; tap++) {
        sum += (data[row + (taps.places[tap] ?? 0)] ?? 0) * (taps.weights[tap] ?? 0);
      }
      out[y * taps.count + x] = sum >> 8;
    }
  }
}

function alongColumns(
  wide: Int16Array,
  taps: Taps,
  { width, data: out }: Pick<GreyImage, "width" | "data">,
  from: number,
  to: number,
): void {
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 128;
      for (let tap = y * 4; tap < y * 4 + 4; tap++) {
        sum += (wide[(taps.places[tap] ?? 0) * width + x] ?? 0) * (taps.weights[tap] ?? 0);
      }
      const value = sum >> 8;
      out[y * width + x] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}
