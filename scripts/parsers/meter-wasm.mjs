import { eachInstruction, leb, lebOf } from "./wasm-instructions.mjs";
import {
  afterLocals,
  changedSections,
  importsOf,
  section,
  sectionIds,
  withBodies,
  withCounter,
  withExported,
} from "./wasm-sections.mjs";

const loop = 0x03;

/**
 * A WebAssembly module that counts its work: it gets one more global, exported as `work`, that every call of a function and
 * every turn of a loop makes one smaller, and traps when that falls below zero. A count is the same on every machine, and works where clocks
 * stand still while code runs. Sections that are not named here stay byte for byte.
 */
export function meterWasm(bytes) {
  if (importsOf(bytes).some(({ kind }) => kind !== 0))
    throw new Error("a module that imports globals is not metered");
  const [work] = leb(section(bytes, sectionIds.globals), 0);
  return changedSections(bytes, {
    [sectionIds.globals]: withCounter,
    [sectionIds.exports]: (data) => withExported(data, "work", work),
    [sectionIds.code]: (data) =>
      withBodies(data, (start, end) => countedBody(data, start, end, countingOf(work))),
  });
}

/** `work -= 1; if (work < 0) trap` */
function countingOf(work) {
  const global = lebOf(work);
  const less = [0x23, ...global, 0x41, 1, 0x6b, 0x24, ...global];
  const check = [0x23, ...global, 0x41, 0, 0x48, 0x04, 0x40, 0x00, 0x0b];
  return Uint8Array.from([...less, ...check]);
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
