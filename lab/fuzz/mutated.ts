import type { Dice } from "../generator/dice";

/** Changes a file without knowing what it is: what transport, disks and ill will do to bytes. */
const byteChanges: ((bytes: Uint8Array, dice: Dice) => Uint8Array)[] = [
  // Some bytes become others.
  (bytes, dice) => {
    const copy = bytes.slice();
    for (let count = dice.int(1, 64); count > 0; count -= 1) copy[at(copy, dice)] = dice.int(0, 255);
    return copy;
  },
  // Single bits flip.
  (bytes, dice) => {
    const copy = bytes.slice();
    for (let count = dice.int(1, 8); count > 0; count -= 1) {
      const place = at(copy, dice);
      copy[place] = (copy[place] ?? 0) ^ (1 << dice.int(0, 7));
    }
    return copy;
  },
  // Numbers that programs stumble over, in four bytes of either order.
  (bytes, dice) => {
    const copy = bytes.slice();
    if (copy.length < 4) return copy;
    const place = dice.int(0, copy.length - 4);
    new DataView(copy.buffer).setUint32(place, dice.pick(oddNumbers), dice.chance(0.5));
    return copy;
  },
  // The end is missing.
  (bytes, dice) => bytes.slice(0, at(bytes, dice)),
  // A piece is missing.
  (bytes, dice) => {
    const from = at(bytes, dice);
    return joined(bytes.subarray(0, from), bytes.subarray(from + dice.int(1, 4_096)));
  },
  // A piece is there many times.
  (bytes, dice) => {
    const from = at(bytes, dice);
    const piece = bytes.subarray(from, from + dice.int(1, 512));
    const times = Array.from({ length: dice.int(1, 200) }, () => piece);
    return joined(bytes.subarray(0, from), ...times, bytes.subarray(from));
  },
  // A piece is empty.
  (bytes, dice) => {
    const copy = bytes.slice();
    const from = at(bytes, dice);
    return copy.fill(dice.pick([0, 0x20, 0xff]), from, from + dice.int(1, 8_192));
  },
];

const oddNumbers = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

const at = (bytes: Uint8Array, dice: Dice) => dice.int(0, Math.max(0, bytes.length - 1));

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** What a grammar is made of: pieces to put in, and patterns whose finds are replaced. */
export type Grammar = { pieces: readonly string[]; swaps: readonly (readonly [RegExp, readonly string[]])[] };

/** One to four changes, of bytes or of what the grammar of the format is made of; at most `mostBytes` come out. */
export function mutated(bytes: Uint8Array, grammar: Grammar, dice: Dice): Uint8Array {
  // A Buffer shares what it slices.
  let changed: Uint8Array = new Uint8Array(bytes);
  for (let count = dice.int(1, 4); count > 0; count -= 1) {
    const isWord = grammar.pieces.length > 0 && dice.chance(0.6);
    changed = isWord ? withWordChanged(changed, grammar, dice) : dice.pick(byteChanges)(changed, dice);
    changed = changed.subarray(0, mostBytes);
  }
  return changed.slice();
}

/** Larger files are refused at the door. */
const mostBytes = 8 * 1024 * 1024;

/** Latin-1 keeps every byte as one character, so that a regular expression can look at any file. */
function withWordChanged(bytes: Uint8Array, { pieces, swaps }: Grammar, dice: Dice): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  const [pattern, others] = swaps.length > 0 && dice.chance(0.7) ? dice.pick(swaps) : [null, pieces];
  const finds = pattern ? [...text.matchAll(pattern)].slice(0, mostFinds) : [];
  const find = finds.length > 0 ? dice.pick(finds) : null;
  const from = find ? find.index : dice.int(0, text.length);
  const piece = dice.pick(find ? others : pieces);
  const rest = text.slice(from + (find?.[0].length ?? 0));
  return new Uint8Array(Buffer.from(text.slice(0, from) + piece + rest, "latin1"));
}

const mostFinds = 2_000;
