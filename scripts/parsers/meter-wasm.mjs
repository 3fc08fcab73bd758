import { eachInstruction, leb, lebOf } from "./wasm-instructions.mjs";

const codeSection = 10;
const exportSection = 7;
const globalSection = 6;
const importSection = 2;
const globalKind = 3;
const headerLength = 8;
const loop = 0x03;
const i32 = 0x7f;
const mutable = 1;
/** 2^31 - 1, which is what the count begins with. */
const most = [0xff, 0xff, 0xff, 0xff, 0x07];

/**
 * A WebAssembly module that counts its work: it gets one more global, exported as `work`, that every call of a function and
 * every turn of a loop makes one smaller, and traps when that falls below zero. A count is the same on every machine, and works where clocks
 * stand still while code runs. Sections that are not named here stay byte for byte.
 */
export function meterWasm(bytes) {
  const sections = sectionsOf(bytes);
  const imported = sections.find(({ id }) => id === importSection);
  if (imported && importsGlobal(imported.data))
    throw new Error("a module that imports globals is not metered");
  const own = sections.find(({ id }) => id === globalSection);
  if (!own) throw new Error("a module without globals is not metered");
  const [work] = leb(own.data, 0);
  const changed = {
    [globalSection]: (data) => withOneMore(data, [i32, mutable, 0x41, ...most, 0x0b]),
    [exportSection]: (data) => withOneMore(data, [4, ...Buffer.from("work"), globalKind, ...lebOf(work)]),
    [codeSection]: (data) => withCounting(data, countingOf(work)),
  };
  const parts = [bytes.subarray(0, headerLength)];
  for (const { id, data } of sections) {
    const body = changed[id]?.(data) ?? data;
    parts.push(Uint8Array.from([id, ...lebOf(body.length)]), body);
  }
  return Buffer.concat(parts);
}

function sectionsOf(bytes) {
  const sections = [];
  for (let at = headerLength; at < bytes.length; ) {
    const id = bytes[at];
    const [length, start] = leb(bytes, at + 1);
    sections.push({ id, data: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return sections;
}

/** Whether any import is not a function: what comes before our global would be counted wrong. */
function importsGlobal(data) {
  let [count, at] = leb(data, 0);
  for (; count > 0; count--) {
    for (let name = 0; name < 2; name++) {
      const [length, start] = leb(data, at);
      at = start + length;
    }
    if (data[at] !== 0) return true;
    [, at] = leb(data, at + 1);
  }
  return false;
}

/** `work -= 1; if (work < 0) trap` */
function countingOf(work) {
  const global = lebOf(work);
  const less = [0x23, ...global, 0x41, 1, 0x6b, 0x24, ...global];
  const check = [0x23, ...global, 0x41, 0, 0x48, 0x04, 0x40, 0x00, 0x0b];
  return Uint8Array.from([...less, ...check]);
}

function withOneMore(data, entry) {
  const [count, start] = leb(data, 0);
  return Buffer.concat([Uint8Array.from(lebOf(count + 1)), data.subarray(start), Uint8Array.from(entry)]);
}

/** The bodies of all functions, counting where their code begins and at the head of every loop. */
function withCounting(data, counting) {
  const [count, first] = leb(data, 0);
  const parts = [data.subarray(0, first)];
  let at = first;
  for (let body = 0; body < count; body++) {
    const [length, start] = leb(data, at);
    at = start + length;
    const counted = countedBody(data, start, at, counting);
    const bytes = counted.reduce((sum, part) => sum + part.length, 0);
    parts.push(Uint8Array.from(lebOf(bytes)), ...counted);
  }
  return Buffer.concat(parts);
}

function countedBody(data, start, end, counting) {
  const code = afterLocals(data, start);
  const parts = [data.subarray(start, code), counting];
  let from = code;
  eachInstruction(data, code, end, (opcode, next) => {
    if (opcode !== loop) return;
    parts.push(data.subarray(from, next), counting);
    from = next;
  });
  return [...parts, data.subarray(from, end)];
}

function afterLocals(data, start) {
  let [groups, at] = leb(data, start);
  for (; groups > 0; groups--) {
    [, at] = leb(data, at);
    at++;
  }
  return at;
}
