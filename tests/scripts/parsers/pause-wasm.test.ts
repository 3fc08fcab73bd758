import { expect, test } from "vitest";
import { pauseWasm } from "../../../scripts/parsers/pause-wasm.mjs";

/** A section of a module: its number, its length, what is in it. */
const section = (id: number, ...data: number[]) => [id, data.length, ...data];
const name = (text: string) => [text.length, ...Buffer.from(text)];
const i32 = 0x7f;

const sized = (...code: number[]) => [code.length, ...code];
/** Gives local 0 + 1. */
const addsOne = sized(0, 0x20, 0, 0x41, 1, 0x6a, 0x0b);
/** Local 1 becomes local 1 + 1 until it is local 0; then a.s(7, 8, 9), and local 1 is given. */
const turning = [0x03, 0x40, 0x20, 1, 0x10, 1, 0x21, 1, 0x20, 1, 0x20, 0, 0x48, 0x0d, 0, 0x0b];
const telling = [0x41, 7, 0x41, 8, 0x41, 9, 0x10, 0, 0x1a];
const addsSoOften = sized(1, 1, i32, ...turning, ...telling, 0x20, 1, 0x0b);

/**
 * A module that imports `a.s (i32, i32, i32) -> i32`, and exports `turns (i32) -> i32`: that calls a function of its own, which
 * adds one to a number, as often as it is told, and tells its progress once in the end.
 */
const adding = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 2, 0x60, 3, i32, i32, i32, 1, i32, 0x60, 1, i32, 1, i32),
  ...section(2, 1, ...name("a"), ...name("s"), 0, 0),
  ...section(3, 2, 1, 1),
  ...section(6, 1, i32, 1, 0x41, 0, 0x0b),
  ...section(7, 1, ...name("turns"), 0, 2),
  ...section(10, 2, ...addsOne, ...addsSoOften),
]);

type Exports = { turns(turns: number): number; untilPause?: { value: number } };

/** What the module computes, and what it told meanwhile. */
function run(bytes: Uint8Array, turns: number, untilPause?: number): { result: number; told: number[][] } {
  const told: number[][] = [];
  const tell = (...given: number[]) => {
    told.push(given);
    return 5;
  };
  const module = new WebAssembly.Module(new Uint8Array(bytes));
  const exports = new WebAssembly.Instance(module, { a: { s: tell } }).exports as Exports;
  if (exports.untilPause && untilPause !== undefined) exports.untilPause.value = untilPause;
  return { result: exports.turns(turns), told };
}

test("a module asks for a pause at every so many calls, and computes the same", () => {
  expect(run(adding, 1_000)).toEqual({ result: 1_000, told: [[7, 8, 9]] });
  const { result, told } = run(pauseWasm(adding, "s", 99), 1_000, 0);
  expect(result).toBe(1_000);
  // 1,001 calls: the first asks, and of the others every hundredth.
  expect(told).toEqual([...Array.from({ length: 11 }, () => [-1, -1, -1]), [7, 8, 9]]);
});

test("a module asks for none until it is told to", () => {
  expect(run(pauseWasm(adding, "s", 99), 1_000)).toEqual({ result: 1_000, told: [[7, 8, 9]] });
});

test("a module that does not import the function is refused", () => {
  expect(() => pauseWasm(adding, "progress", 99)).toThrow("nothing is imported as progress");
});
