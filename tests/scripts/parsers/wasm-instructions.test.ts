import { describe, expect, it, test } from "vitest";
import { eachInstruction, leb, lebOf } from "../../../scripts/parsers/wasm-instructions.mjs";

describe("a number of variable length", () => {
  // The examples of the DWARF and WebAssembly specifications, and what lies around each new byte.
  const cases: [value: number, bytes: number[]][] = [
    [0, [0]],
    [1, [1]],
    [127, [0x7f]],
    [128, [0x80, 0x01]],
    [129, [0x81, 0x01]],
    [16_383, [0xff, 0x7f]],
    [16_384, [0x80, 0x80, 0x01]],
    [624_485, [0xe5, 0x8e, 0x26]],
    [2 ** 21 - 1, [0xff, 0xff, 0x7f]],
    [2 ** 21, [0x80, 0x80, 0x80, 0x01]],
    [2 ** 31 - 1, [0xff, 0xff, 0xff, 0xff, 0x07]],
    [2 ** 32 - 1, [0xff, 0xff, 0xff, 0xff, 0x0f]],
  ];
  test.each(cases)("%d is written and read", (value, bytes) => {
    expect(lebOf(value)).toEqual(bytes);
    expect(leb(Uint8Array.from(bytes), 0)).toEqual([value, bytes.length]);
  });

  it("is read where it begins, and says where it ends", () => {
    const bytes = Uint8Array.from([0xff, 0xe5, 0x8e, 0x26, 0x05]);
    expect(leb(bytes, 1)).toEqual([624_485, 4]);
    expect(leb(bytes, 4)).toEqual([5, 5]);
  });

  it("may be longer than it needs to be", () => {
    expect(leb(Uint8Array.from([0x83, 0x80, 0x00]), 0)).toEqual([3, 3]);
  });
});

describe("instructions", () => {
  const visited = (...code: number[]) => {
    const found: [number, number][] = [];
    eachInstruction(Uint8Array.from(code), 0, code.length, (opcode, next) => found.push([opcode, next]));
    return found;
  };

  const lengths: [what: string, code: number[]][] = [
    ["unreachable", [0x00]],
    ["nop", [0x01]],
    ["block without a result", [0x02, 0x40]],
    ["loop with a result", [0x03, 0x7f]],
    ["if of a type with a long number", [0x04, 0x80, 0x01]],
    ["else", [0x05]],
    ["end", [0x0b]],
    ["br", [0x0c, 0x02]],
    ["br_if", [0x0d, 0x80, 0x01]],
    ["br_table of two and a default", [0x0e, 0x02, 0x00, 0x81, 0x01, 0x02]],
    ["br_table of a default alone", [0x0e, 0x00, 0x05]],
    ["return", [0x0f]],
    ["call", [0x10, 0xe5, 0x8e, 0x26]],
    ["call_indirect", [0x11, 0x04, 0x00]],
    ["drop", [0x1a]],
    ["select", [0x1b]],
    ["select with types", [0x1c, 0x01, 0x7f]],
    ["local.get", [0x20, 0x00]],
    ["local.tee", [0x22, 0x81, 0x02]],
    ["global.set", [0x24, 0x03]],
    ["table.get", [0x25, 0x00]],
    ["i32.load", [0x28, 0x02, 0x10]],
    ["i64.store32 far away", [0x3e, 0x02, 0x80, 0x80, 0x04]],
    ["memory.size", [0x3f, 0x00]],
    ["memory.grow", [0x40, 0x00]],
    ["i32.const -1", [0x41, 0x7f]],
    ["i32.const of five bytes", [0x41, 0x80, 0x80, 0x80, 0x80, 0x78]],
    ["i64.const", [0x42, 0xff, 0x00]],
    ["f32.const with bytes like instructions", [0x43, 0x03, 0x0b, 0x80, 0x3f]],
    ["f64.const with bytes like instructions", [0x44, 0x03, 0x40, 0x0b, 0x10, 0xff, 0xff, 0xf0, 0x3f]],
    ["i32.eqz", [0x45]],
    ["i32.add", [0x6a]],
    ["i64.extend32_s", [0xc4]],
    ["ref.null", [0xd0, 0x70]],
    ["ref.is_null", [0xd1]],
    ["ref.func", [0xd2, 0x09]],
    ["i32.trunc_sat_f32_s", [0xfc, 0x00]],
    ["memory.init", [0xfc, 0x08, 0x01, 0x00]],
    ["data.drop", [0xfc, 0x09, 0x01]],
    ["memory.copy", [0xfc, 0x0a, 0x00, 0x00]],
    ["memory.fill", [0xfc, 0x0b, 0x00]],
    ["table.copy", [0xfc, 0x0e, 0x00, 0x01]],
    ["table.fill", [0xfc, 0x11, 0x00]],
  ];
  test.each(lengths)("%s is passed over as one", (_, code) => {
    // What comes after it is seen as what it is: a nop.
    expect(visited(...code, 0x01)).toEqual([
      [code[0], code.length],
      [0x01, code.length + 1],
    ]);
  });

  it("are visited in order, each with where the next begins", () => {
    expect(visited(0x03, 0x40, 0x20, 0x01, 0x0d, 0x00, 0x0b)).toEqual([
      [0x03, 2],
      [0x20, 4],
      [0x0d, 6],
      [0x0b, 7],
    ]);
  });

  it("begin and end where the caller says", () => {
    const found: number[] = [];
    const code = Uint8Array.from([0x03, 0x03, 0x01, 0x41, 0x03, 0x0b, 0x03]);
    eachInstruction(code, 2, 6, (opcode) => found.push(opcode));
    expect(found).toEqual([0x01, 0x41, 0x0b]);
  });

  test.each([
    ["of vectors", [0xfd, 0x00], "unknown instruction fd"],
    ["of threads", [0xfe, 0x10], "unknown instruction fe"],
    ["beyond the bulk ones", [0xfc, 0x12], "unknown instruction fc 18"],
    ["that nobody has given a meaning", [0xd3], "unknown instruction d3"],
  ])("%s are refused rather than guessed", (_, code, message) => {
    expect(() => visited(...code)).toThrow(message);
  });
});
