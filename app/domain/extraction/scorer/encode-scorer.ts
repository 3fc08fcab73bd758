import type { Scorer } from "./scorer";
import type { WeightTable } from "./weight-table";

const version = 1;
/** One step of a stored weight, in logits: weights are stored as signed 16-bit counts of it. */
const unit = 1 / 2048;

/**
 * The last table of a scorer as bytes: a header of three 32-bit numbers (format, bits, count), then for each weight that
 * is not 0 the distance to it from the one before (1 or, after a 255, 4 bytes) and its value (2 bytes). Little endian.
 */
export function encodeTable(table: WeightTable): Uint8Array {
  const bytes: number[] = [];
  let count = 0;
  let last = -1;
  for (let place = 0; place < table.values.length; place += 1) {
    const steps = toSteps(table.values[place] as number);
    if (steps === 0) continue;
    const distance = place - last;
    if (distance < 255) bytes.push(distance);
    else
      bytes.push(255, distance & 255, (distance >> 8) & 255, (distance >> 16) & 255, (distance >>> 24) & 255);
    bytes.push(steps & 255, (steps >> 8) & 255);
    last = place;
    count += 1;
  }
  const header = new Uint32Array([version, table.bits, count]);
  const encoded = new Uint8Array(12 + bytes.length);
  encoded.set(new Uint8Array(header.buffer), 0);
  encoded.set(bytes, 12);
  return encoded;
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
