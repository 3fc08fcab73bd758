import { describe, expect, it } from "vitest";
import { meterWasm } from "../../../scripts/parsers/meter-wasm.mjs";

const section = (id: number, ...data: number[]) => [id, data.length, ...data];
const name = (text: string) => [text.length, ...Buffer.from(text)];
const sized = (...code: number[]) => [code.length, ...code];
const i32 = 0x7f;

/** Does nothing. */
const nothing = sized(0, 0x0b);
/** Calls the first function as often as it is told: local 0 goes down to 0. */
const calls = sized(0, 0x03, 0x40, 0x10, 0, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b, 0x0b);
/** Goes round without end. */
const forever = sized(0, 0x03, 0x40, 0x0c, 0, 0x0b, 0x0b);

const start = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const types = section(1, 2, 0x60, 0, 0, 0x60, 1, i32, 0);
const module = Uint8Array.from([
  ...start,
  ...types,
  ...section(3, 3, 0, 1, 0),
  ...section(6, 1, i32, 1, 0x41, 42, 0x0b),
  ...section(7, 3, ...name("calls"), 0, 1, ...name("forever"), 0, 2, ...name("own"), 3, 0),
  ...section(10, 3, ...nothing, ...calls, ...forever),
]);

type Metered = {
  calls(turns: number): void;
  forever(): void;
  own: { value: number };
  work: { value: number };
};
const metered = () => {
  const compiled = new WebAssembly.Module(new Uint8Array(meterWasm(module)));
  return new WebAssembly.Instance(compiled).exports as Metered;
};

describe("a metered module", () => {
  it("counts a call of a function and a turn of a loop as one each", () => {
    const { calls, work } = metered();
    const before = work.value;
    calls(1);
    // The call of `calls`, a turn, and the call of what does nothing.
    expect(before - work.value).toBe(3);
    calls(10);
    expect(before - work.value).toBe(3 + 1 + 10 + 10);
  });

  it("has all the work in the world until it is told otherwise", () => {
    expect(metered().work.value).toBe(2 ** 31 - 1);
  });

  it("traps when its work is used up, and goes on when it is given more", () => {
    const { calls, work } = metered();
    work.value = 20;
    expect(() => calls(10)).toThrow(WebAssembly.RuntimeError);
    expect(work.value).toBe(-1);
    work.value = 21;
    calls(10);
    expect(work.value).toBe(0);
  });

  it("ends what would go on for ever", () => {
    const { forever, work } = metered();
    work.value = 100_000;
    expect(() => forever()).toThrow(WebAssembly.RuntimeError);
  });

  it("keeps what it had of its own", () => {
    expect(metered().own.value).toBe(42);
  });

  it("costs the same each time", () => {
    const costs = [1, 2, 3].map(() => {
      const { calls, work } = metered();
      calls(77);
      return 2 ** 31 - 1 - work.value;
    });
    expect(new Set(costs).size).toBe(1);
  });

  it("is not made of a module that imports globals: their numbers would be others", () => {
    const importing = Uint8Array.from([
      ...start,
      ...types,
      ...section(2, 1, ...name("env"), ...name("level"), 3, i32, 0),
      ...section(6, 1, i32, 1, 0x41, 42, 0x0b),
    ]);
    expect(() => meterWasm(importing)).toThrow("a module that imports globals is not metered");
  });
});
