import { describe, expect, it, test } from "vitest";
import {
  afterLocals,
  changedSections,
  importsOf,
  section,
  sectionIds,
  withBodies,
  withCounter,
  withExported,
} from "../../../scripts/parsers/wasm-sections.mjs";

const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const part = (id: number, ...data: number[]) => [id, data.length, ...data];
const name = (text: string) => [text.length, ...Buffer.from(text)];
const bytesOf = (...parts: number[][]) => Uint8Array.from([...header, ...parts.flat()]);
const plain = (bytes: Uint8Array) => [...bytes];

describe("the sections of a module", () => {
  const types = part(sectionIds.types, 1, 0x60, 0, 0);
  const globals = part(sectionIds.globals, 1, 0x7f, 1, 0x41, 0, 0x0b);
  const custom = part(0, ...name("notes"), 1, 2, 3);
  const module = bytesOf(types, custom, globals);

  it("are found by their id", () => {
    expect(plain(section(module, sectionIds.types))).toEqual([1, 0x60, 0, 0]);
    expect(plain(section(module, sectionIds.globals))).toEqual([1, 0x7f, 1, 0x41, 0, 0x0b]);
  });

  it("that are not there are refused", () => {
    expect(() => section(module, sectionIds.code)).toThrow("a module without section 10");
  });

  it("stay byte for byte where nothing is changed", () => {
    expect(plain(changedSections(module, {}))).toEqual(plain(module));
  });

  it("are changed alone, with their new length", () => {
    const changed = changedSections(module, { [sectionIds.types]: () => new Uint8Array(200).fill(7) });
    expect(plain(changed.subarray(0, 11))).toEqual([...header, sectionIds.types, 0xc8, 0x01]);
    expect(plain(section(changed, sectionIds.types))).toEqual(Array(200).fill(7));
    expect(plain(changed.subarray(11 + 200))).toEqual([...custom, ...globals]);
  });
});

describe("imports", () => {
  const importing = (...entries: number[][]) =>
    bytesOf(part(sectionIds.imports, entries.length, ...entries.flat()));

  it("are none without a section", () => {
    expect(importsOf(bytesOf())).toEqual([]);
  });

  it("are told with module, name and type, in their order", () => {
    const module = importing(
      [...name("env"), ...name("now"), 0, 3],
      [...name("a"), ...name("s"), 0, 0x80, 0x01],
    );
    expect(importsOf(module)).toEqual([
      { module: "env", name: "now", kind: 0, type: 3 },
      { module: "a", name: "s", kind: 0, type: 128 },
    ]);
  });

  it("end at the first that is no function: nobody asks for more", () => {
    const module = importing(
      [...name("env"), ...name("memory"), 2, 1],
      [...name("env"), ...name("now"), 0, 3],
    );
    expect(importsOf(module).map((one) => [one.name, one.kind])).toEqual([["memory", 2]]);
  });
});

describe("a counter", () => {
  it("is one more global, a number that changes, at its highest", () => {
    const [count, ...rest] = withCounter(Uint8Array.from([1, 0x7f, 1, 0x41, 0, 0x0b]));
    expect(count).toBe(2);
    expect(rest.slice(5)).toEqual([0x7f, 1, 0x41, 0xff, 0xff, 0xff, 0xff, 0x07, 0x0b]);
  });

  it("is exported under its name beside what was", () => {
    const before = [1, ...name("run"), 0, 4];
    expect(plain(withExported(Uint8Array.from(before), "work", 300))).toEqual([
      2,
      ...name("run"),
      0,
      4,
      ...name("work"),
      3,
      0xac,
      0x02,
    ]);
  });

  it("makes the number of entries longer where it must", () => {
    const many = Uint8Array.from([127, 9, 9]);
    expect(plain(withExported(many, "w", 0))).toEqual([0x80, 0x01, 9, 9, 1, 0x77, 3, 0]);
  });
});

describe("the bodies of functions", () => {
  const code = Uint8Array.from([2, 3, 0, 0x01, 0x0b, 2, 0, 0x0b]);

  it("are given by where they begin and end", () => {
    const seen: [number, number][] = [];
    const same = withBodies(code, (start, end) => {
      seen.push([start, end]);
      return [code.subarray(start, end)];
    });
    expect(seen).toEqual([
      [2, 5],
      [6, 8],
    ]);
    expect(plain(same)).toEqual(plain(code));
  });

  it("have the length of the parts that they are made of", () => {
    const more = withBodies(code, (start, end) => [Uint8Array.from([9, 9]), code.subarray(start, end)]);
    expect(plain(more)).toEqual([2, 5, 9, 9, 0, 0x01, 0x0b, 4, 9, 9, 0, 0x0b]);
  });

  test.each([
    ["no local variables", [0, 0x0b], 1],
    ["one group of them", [1, 4, 0x7f, 0x0b], 3],
    ["two groups, one of many", [2, 0x80, 0x01, 0x7f, 1, 0x7c, 0x0b], 6],
  ])("begin after %s", (_, body, begins) => {
    expect(afterLocals(Uint8Array.from(body), 0)).toBe(begins);
  });
});
