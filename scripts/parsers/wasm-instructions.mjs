/**
 * How many immediates follow each instruction: `n` numbers of variable length, `f4` and `f8` bytes of a constant. By
 * opcode, as the WebAssembly specification lists them (core 2.0, binary format); what is not listed has none.
 */
const immediates = new Map([
  ...range(0x02, 0x04, "n"), // block, loop, if: the type of the block
  ...range(0x0c, 0x0d, "n"), // br, br_if
  [0x10, "n"], // call
  [0x11, "nn"], // call_indirect
  [0x1c, "types"], // select with types
  ...range(0x20, 0x26, "n"), // locals, globals, tables
  ...range(0x28, 0x3e, "nn"), // loads and stores: alignment, offset
  ...range(0x3f, 0x40, "n"), // memory.size, memory.grow
  ...range(0x41, 0x42, "n"), // i32.const, i64.const
  [0x43, "f4"],
  [0x44, "f8"],
  [0xd0, "n"], // ref.null
  [0xd2, "n"], // ref.func
]);
const bulk = new Map([
  ...range(0x08, 0x08, "nn"), // memory.init
  ...range(0x09, 0x09, "n"), // data.drop
  ...range(0x0a, 0x0a, "nn"), // memory.copy
  ...range(0x0b, 0x0b, "n"), // memory.fill
  ...range(0x0c, 0x0c, "nn"), // table.init
  ...range(0x0d, 0x0d, "n"), // elem.drop
  ...range(0x0e, 0x0e, "nn"), // table.copy
  ...range(0x0f, 0x11, "n"), // table.grow, table.size, table.fill
]);
const lastPlain = 0xd2;
const brTable = 0x0e;
const bulkPrefix = 0xfc;

/** Calls `visit` with the opcode of each instruction and where the next one begins, up to the end of the code. */
export function eachInstruction(bytes, from, to, visit) {
  for (let at = from; at < to; ) {
    const opcode = bytes[at];
    at = afterImmediates(bytes, at + 1, opcode);
    visit(opcode, at);
  }
}

function afterImmediates(bytes, at, opcode) {
  if (opcode === brTable) return afterNumbers(bytes, ...countedFrom(bytes, at, 1));
  if (opcode === bulkPrefix) {
    const [kind, next] = leb(bytes, at);
    if (kind > 0x11) throw new Error(`unknown instruction fc ${kind}`);
    return after(bytes, next, bulk.get(kind));
  }
  if (opcode > lastPlain) throw new Error(`unknown instruction ${opcode.toString(16)}`);
  const kind = immediates.get(opcode);
  return kind === "types" ? afterNumbers(bytes, ...countedFrom(bytes, at, 0)) : after(bytes, at, kind);
}

function countedFrom(bytes, at, more) {
  const [count, next] = leb(bytes, at);
  return [next, count + more];
}

function after(bytes, at, kind) {
  if (kind === "f4") return at + 4;
  if (kind === "f8") return at + 8;
  return afterNumbers(bytes, at, kind?.length ?? 0);
}

function afterNumbers(bytes, at, count) {
  let next = at;
  for (let left = count; left > 0; left--) {
    while (bytes[next] >= 128) next++;
    next++;
  }
  return next;
}

/** An unsigned number of variable length: its value and where it ends. */
export function leb(bytes, at) {
  let value = 0;
  let next = at;
  for (let shift = 1; ; shift *= 128) {
    const byte = bytes[next++];
    value += (byte & 127) * shift;
    if (byte < 128) return [value, next];
  }
}

/** An unsigned number as bytes of variable length. */
export function lebOf(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

function range(first, last, kind) {
  return Array.from({ length: last - first + 1 }, (_, index) => [first + index, kind]);
}
