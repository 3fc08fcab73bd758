import { leb, lebOf } from "./wasm-instructions.mjs";
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

/** -1, by which the function that is called knows that it is asked for a pause. */
const minusOne = [0x41, 0x7f];
const drop = 0x1a;

/**
 * A WebAssembly module that asks for a pause at every so many calls of its functions: it calls the function that it imports
 * as `name` with -1 everywhere, which that may answer by setting the module aside. Only functions of whole numbers of 32 bits
 * will do. How many calls are left until it asks is its export `untilPause`, so high in the beginning that it never asks; whoever
 * wants pauses lowers it. Nothing else changes, and a module computes the same with pauses and without.
 */
export function pauseWasm(bytes, name, every) {
  const imports = importsOf(bytes);
  if (imports.some(({ kind }) => kind !== 0)) throw new Error("a module that imports globals is not paused");
  const asked = imports.findIndex((one) => one.name === name);
  if (asked < 0) throw new Error(`nothing is imported as ${name}`);
  const { given, results } = wholeNumbersOf(section(bytes, sectionIds.types), imports[asked].type);
  const count = signedLebOf(every);
  const [left] = leb(section(bytes, sectionIds.globals), 0);
  const global = lebOf(left);
  const less = [0x23, ...global, 0x41, 1, 0x6b, 0x24, ...global];
  const again = [0x41, ...count, 0x24, ...global];
  const ask = [...Array(given).fill(minusOne).flat(), 0x10, ...lebOf(asked), ...Array(results).fill(drop)];
  // `left -= 1; if (left < 0) { left = every; ask(-1, …); }`
  const counting = Uint8Array.from([
    ...less,
    ...[0x23, ...global, 0x41, 0, 0x48, 0x04, 0x40],
    ...again,
    ...ask,
    0x0b,
  ]);
  return changedSections(bytes, {
    [sectionIds.globals]: withCounter,
    [sectionIds.exports]: (data) => withExported(data, "untilPause", left),
    [sectionIds.code]: (data) =>
      withBodies(data, (start, end) => {
        const code = afterLocals(data, start);
        return [data.subarray(start, code), counting, data.subarray(code, end)];
      }),
  });
}

const functionType = 0x60;
const i32 = 0x7f;

/** How many numbers a type of function takes and gives. */
function wholeNumbersOf(data, wanted) {
  let [, at] = leb(data, 0);
  for (let type = 0; ; type++) {
    if (data[at] !== functionType) throw new Error(`type ${type} is none of a function`);
    const [given, first] = leb(data, at + 1);
    const [results, second] = leb(data, first + given);
    at = second + results;
    if (type < wanted) continue;
    const all = [...data.subarray(first, first + given), ...data.subarray(second, at)];
    if (all.some((one) => one !== i32)) throw new Error("only whole numbers of 32 bits can be given");
    return { given, results };
  }
}

/** A number from 0 as bytes of variable length that are read as signed: the highest of the last seven bits is 0. */
function signedLebOf(value) {
  const bytes = lebOf(value);
  const last = bytes.pop();
  return last < 64 ? [...bytes, last] : [...bytes, last | 128, 0];
}
