import { expect, it } from "vitest";
import { placeOfJsonFlaw } from "~/domain/exports/json-flaw";

it.each<[text: string, place: number]>([
  ["<html>", 0],
  ["", 0],
  ["  ", 2],
  ['{"a": x}', 6],
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ['{"a": 1 "b": 2}', 8],
  ["[1, 2", 5],
  ["[1}", 2],
  ["[,1]", 1],
  ["{1: 2}", 1],
  ["[01]", 2],
  ['["line\nbreak"]', 1],
  ['["bad \\x escape"]', 1],
  ["[1] 2", 4],
  ["nul", 0],
])("%j is no JSON from %d on", (text, place) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(placeOfJsonFlaw(text)).toBe(place);
});

it("reads what is JSON to its end, long texts and deep nesting too", () => {
  const deep = "[".repeat(20_000) + "]".repeat(20_000);
  const long = JSON.stringify(
    { a: `${'x\\"é'.repeat(200_000)}`, b: [{}, [], -1.5e-3, true, null, { c: [1] }] },
    null,
    2,
  );
  for (const text of [deep, long, " 7 ", '"é"']) {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(placeOfJsonFlaw(text)).toBe(text.length);
  }
});
