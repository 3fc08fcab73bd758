import type { Scorer } from "./scorer";
import type { WeightTable } from "./weight-table";

/** Of the format below; readers refuse any other. */
const version = 1;
/** One step of a stored weight, in logits: weights are stored as signed 16-bit counts of it. */
const unit = 1 / 2048;

/**
 * The last table of a scorer as bytes: a header of three 32-bit numbers (format, bits, count), then for each weight that
 * is not 0 the distance to it from the one before (1 or, after a 255, 4 bytes) and its value (2 bytes). Little endian.
 */
export function encodeTable({ bits, values }: WeightTable): Uint8Array {
  const steps = Int16Array.from(values, toSteps);
  const count = steps.reduce((sum, step) => sum + (step === 0 ? 0 : 1), 0);
  const bytes = new Uint8Array(12 + 7 * count);
  const view = new DataView(bytes.buffer);
  for (const [index, number] of [version, bits, count].entries()) view.setUint32(4 * index, number, true);
  let at = 12;
  let last = -1;
  for (let place = 0; place < steps.length; place += 1) {
    const step = steps[place] as number;
    if (step === 0) continue;
    at = writeDistance(view, at, place - last);
    view.setInt16(at, step, true);
    at += 2;
    last = place;
  }
  return bytes.slice(0, at);
}

function writeDistance(view: DataView, at: number, distance: number): number {
  if (distance < 255) {
    view.setUint8(at, distance);
    return at + 1;
  }
  view.setUint8(at, 255);
  view.setUint32(at + 1, distance, true);
  return at + 5;
}

/** Reads a table back. Throws a RangeError when the bytes are of another format or cut short. */
export function decodeTable(bytes: Uint8Array): WeightTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bits = view.getUint32(4, true);
  if (view.getUint32(0, true) !== version || bits > 24) throw new RangeError("weights of another format");
  const values = new Float32Array(2 ** bits);
  let at = 12;
  let place = -1;
  for (let left = view.getUint32(8, true); left > 0; left -= 1) {
    let distance = view.getUint8(at);
    at += 1;
    if (distance === 255) {
      distance = view.getUint32(at, true);
      at += 4;
    }
    place += distance;
    values[place] = view.getInt16(at, true) * unit;
    at += 2;
  }
  return { bits, values };
}

/** The scorer with its last table as it will be after storing, so that it answers the same before and after. */
export function asStored(scorer: Scorer): Scorer {
  const { tables } = scorer;
  const last = tables.at(-1);
  return { ...scorer, tables: last ? [...tables.slice(0, -1), decodeTable(encodeTable(last))] : [] };
}

function toSteps(weight: number): number {
  const steps = Math.round(weight / unit);
  return Math.abs(steps) < 20 ? 0 : Math.max(-32767, Math.min(32767, steps));
}
