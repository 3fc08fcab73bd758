import { NamedWeights } from "./named-weights";
import type { Scorer } from "./scorer";
import { emptyTable, type SharedTable, type WeightTable } from "./weight-table";

/** The formats below; readers refuse any other. */
const [shared, apart] = [1, 2];
/** One step of a stored weight, in logits: weights are stored as signed 16-bit counts of it. */
const unit = 1 / 2048;

/**
 * The last table of a scorer as bytes, numbers little endian: a header of three 32-bit numbers (format, bits, count), then
 * for each weight of a context feature that is not 0 the distance to it from the one before (1 or, after a 255, 4 bytes) and its value
 * (2 bytes). Then the fields, as their count and hashes of 4 bytes each, and the named weights, as their count and for each its key
 * (4 bytes) and value (2 bytes).
 */
export function encodeTable({ bits, values, named, fields }: WeightTable): Uint8Array {
  const count = countStored(values);
  const kept = named.sorted().filter(([, weight]) => toSteps(weight) !== 0);
  const bytes = new Uint8Array(12 + 7 * count + 8 + 4 * fields.size + 6 * kept.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put32 = (number: number) => {
    view.setInt32(at, number, true);
    at += 4;
  };
  const put16 = (number: number) => {
    view.setInt16(at, number, true);
    at += 2;
  };
  for (const number of [apart, bits, count]) put32(number);
  let last = -1;
  for (let place = 0; place < values.length; place += 1) {
    const step = toSteps(values[place] as number);
    if (step === 0) continue;
    at = writeDistance(view, at, place - last);
    put16(step);
    last = place;
  }
  for (const number of [fields.size, ...[...fields].sort((a, b) => a - b)]) put32(number);
  put32(kept.length);
  for (const [key, weight] of kept) {
    put32(key);
    put16(toSteps(weight));
  }
  return bytes.slice(0, at);
}

/** How many weights are stored; of the millions of places nearly all are 0. */
function countStored(values: Float32Array): number {
  let count = 0;
  for (let place = 0; place < values.length; place += 1)
    if (toSteps(values[place] as number) !== 0) count += 1;
  return count;
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
export function decodeTable(bytes: Uint8Array): WeightTable | SharedTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [format, bits] = [view.getUint32(0, true), view.getUint32(4, true)];
  if ((format !== shared && format !== apart) || bits > 24) throw new RangeError("weights of another format");
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
  return format === shared ? { bits, values } : { bits, values, ...decodeNamed(view, at) };
}

function decodeNamed(view: DataView, start: number): Pick<WeightTable, "named" | "fields"> {
  const fields = new Set<number>();
  const named = new NamedWeights();
  let at = start + 4;
  for (let left = view.getUint32(start, true); left > 0; left -= 1) {
    fields.add(view.getInt32(at, true));
    at += 4;
  }
  const count = view.getUint32(at, true);
  at += 4;
  for (let left = count; left > 0; left -= 1) {
    named.set(view.getInt32(at, true), view.getInt16(at + 4, true) * unit);
    at += 6;
  }
  return { named, fields };
}

/** The scorer with its last table as it will be after storing, so that it returns the same before and after. */
export function asStored(scorer: Scorer): Scorer {
  const last = lastTrained(scorer) ?? emptyTable(1);
  return { ...scorer, tables: [...scorer.tables.slice(0, -1), decodeTable(encodeTable(last))] };
}

/** The table that a training laid over the others; undefined where there is none. */
export function lastTrained({ tables }: Scorer): WeightTable | undefined {
  const last = tables.at(-1);
  return last?.named && last;
}

function toSteps(weight: number): number {
  if (weight === 0) return 0;
  const steps = Math.round(weight / unit);
  return Math.abs(steps) < 20 ? 0 : Math.max(-32767, Math.min(32767, steps));
}
