import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { box, foundValues, lineItem, sentence, word } from "~/domain/stored/stored-shapes";

const found = { value: "1", raw: "1", confidence: 0.9, place: { page: 1, box: [0, 0, 1, 1] }, reasons: [] };
const holds = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe("the shape of a stored value", () => {
  it("is what the engine found, with a place or none", () => {
    expect(holds(foundValues, { total: found, tax: { ...found, place: null } })).toBe(true);
    expect(holds(foundValues, {})).toBe(true);
  });

  it.each<[string, unknown]>([
    ["no text", { ...found, value: 1 }],
    ["no text as printed", { ...found, raw: undefined }],
    ["no confidence", { ...found, confidence: "0.9" }],
    ["a box of three", { ...found, place: { page: 1, box: [0, 0, 1] } }],
    ["a box of texts", { ...found, place: { page: 1, box: ["0", 0, 1, 1] } }],
    ["a place without a box", { ...found, place: {} }],
    ["no word about its place", { ...found, place: undefined }],
    ["no reasons", { ...found, reasons: null }],
    ["nothing", null],
    ["a list", []],
  ])("is none with %s", (_what, value) => {
    expect(holds(foundValues, { total: value })).toBe(false);
  });

  it("keeps what it does not look at", () => {
    const later = { ...found, later: 1, place: { ...found.place, lines: 2 } };
    expect(foundValues.parse({ total: later })).toEqual({ total: later });
    expect(lineItem.parse({ cells: { a: later }, arithmetic: "agrees", more: 1 })).toEqual({
      cells: { a: later },
      arithmetic: "agrees",
      more: 1,
    });
  });
});

describe("other shapes", () => {
  it("a box has four numbers", () => {
    expect(
      [[0, 0, 1, 1], [0, 0, 1], [0, 0, 1, 1, 1], "0011", null].map((value) => holds(box, value)),
    ).toEqual([true, false, false, false, false]);
  });

  it("a sentence has a key and texts", () => {
    expect(holds(sentence, { key: "a", values: { b: "1" } })).toBe(true);
    expect(holds(sentence, { key: "a", values: { b: 1 } })).toBe(false);
    expect(holds(sentence, { values: {} })).toBe(false);
  });

  it("a word has a text, a box and a confidence", () => {
    const one = { text: "Total", box: [0, 0, 1, 1], confidence: 0.9 };
    expect(holds(word, one)).toBe(true);
    for (const name of ["text", "box", "confidence"])
      expect(holds(word, { ...one, [name]: undefined })).toBe(false);
  });

  it("a line item has cells and how they add up", () => {
    expect(holds(lineItem, { cells: {} })).toBe(false);
    expect(holds(lineItem, { cells: { a: { ...found, value: 1 } }, arithmetic: "agrees" })).toBe(false);
  });
});
