import { describe, expect, it, test } from "vitest";
import { unexplainedIn } from "../../../scripts/check/numbers-in-functions.mjs";
import { constantsIn } from "../../../scripts/check/numbers-of-engine.mjs";
import { escaped, widePatternsIn } from "../../../scripts/check/wide-patterns.mjs";

describe("patterns beyond Latin-1", () => {
  const found = (source: string) => widePatternsIn(source, "a.ts").map(({ text }) => text);

  const cases: [what: string, source: string, patterns: string[]][] = [
    ["a regular expression of Latin-1", "const a = /é+/;", []],
    ["a regular expression with a sign beyond", "const a = /[€]+/u;", ["/[€]+/u"]],
    ["two on a line", "f(/€/, /x/, /₹/);", ["/€/", "/₹/"]],
    ["a text, which the bundler escapes", 'const a = "€";', []],
    ["a plain template, the same", "const a = `€ $".concat("{b} ₹`;"), []],
    ["a tagged template", "const a = raw`€`;", ["`€`"]],
    ["a part of a tagged template", "const a = raw`a$".concat("{b}€`;"), ["}€`"]],
    ["a comment", "// €\nconst a = /x/;", []],
    ["an escape of one", "const a = /\\u20ac/;", []],
    ["a character of two units", "const a = /😀/u;", ["/😀/u"]],
    ["one inside a call inside a function", "const f = () => g(h(/[‘’]/));", ["/[‘’]/"]],
    ["markup", "const a = <p>€</p>;", []],
  ];
  test.each(cases)("%s", (_, source, patterns) => {
    expect(found(source)).toEqual(patterns);
  });

  it("are told with where they begin, so that they can be rewritten in place", () => {
    const source = "const a = 1;\nconst b = /€/;";
    const [one] = widePatternsIn(source, "engine/b.ts");
    expect(one).toEqual({ file: "engine/b.ts", start: source.indexOf("/€/"), text: "/€/" });
  });

  test.each([
    ["€", "\\u20ac"],
    ["Ā", "\\u0100"],
    ["\u200b", "\\u200b"],
    ["😀", "\\u{1f600}"],
  ])("%s is written %s", (character, written) => {
    expect(escaped(character)).toBe(written);
  });

  test.each(["€", "Ł", "’", "😀"])("%s means the same when it is escaped", (character) => {
    expect(new RegExp(`^${escaped(character)}$`, "u").test(character)).toBe(true);
  });
});

describe("numbers that are named", () => {
  const cases: [source: string, constants: [name: string, isExplained: boolean][]][] = [
    ["const most = 8;", [["most", false]]],
    ["/** Lines. */\nconst most = 8;", [["most", true]]],
    ["// Lines.\nconst most = 8;", [["most", true]]],
    ["/**\n * Lines.\n */\nexport const most = 8;", [["most", true]]],
    ["/** Lines. */\n\nconst most = 8;", [["most", false]]],
    ["const share = 0.35;", [["share", false]]],
    ["const below = -12;", [["below", false]]],
    ["const least = 1e-6;", [["least", false]]],
    ["const large = 16_000_000;", [["large", false]]],
    ["const day = 24 * 60 * 60;", [["day", false]]],
    ["const all: number = 3;", [["all", false]]],
    ["const pair = [3, 4];", [["pair", false]]],
    ["const [few, many] = [3, 40];", [["[few, many]", false]]],
    ['const name = "8";', []],
    ["const sum = add(8);", []],
    ["let count = 8;", []],
    ["  const inner = 8;", []],
    [
      "/** One. */\nconst one = 8;\nconst two = 9;",
      [
        ["one", true],
        ["two", false],
      ],
    ],
  ];
  test.each(cases)("%j", (source, constants) => {
    expect(constantsIn(source).map(({ name, isExplained }) => [name, isExplained])).toEqual(constants);
  });
});

describe("numbers inside functions", () => {
  const cases: [what: string, source: string, unexplained: number[]][] = [
    ["a bound", "const f = (a: number) => a > 0.35;", [0.35]],
    ["a negative one", "function f(a: number) {\n  return a - 6;\n}", [6]],
    ["two on a line", "const f = (a: number) => a > 3 && a < 7;", [3, 7]],
    ["a default of a parameter", "const f = (limit = 6) => limit;", [6]],
    ["one outside of functions, which another check holds", "const most = 8;", []],
    ["counting, halving and percent", "const f = (a: number) => (a * 100) / 2 + 1;", []],
    ["an index", "const f = (a: number[]) => a[3];", []],
    ["a position in a text", "const f = (a: string) => a.slice(3, 7);", []],
    ["a bound of such a position", "const f = (a: string, at: number) => a.slice(at, at + 7);", [7]],
    ["a mask and a shift", "const f = (a: number) => (a & 63) >> 4;", []],
    ["the middle of a pixel", "const f = (a: number) => a + 0.5;", []],
    ["half as a bound", "const f = (a: number) => a > 0.5;", [0.5]],
    ["a type", "const f = (a: 3 | 7): 3 | 7 => a;", []],
    ["a comment at its statement", "function f(a: number) {\n  // Why.\n  return a > 7;\n}", []],
    ["a comment at another one", "function f(a: number) {\n  // Why.\n  a++;\n  return a > 7;\n}", [7]],
    ["a comment at the end of its line", "function f(a: number) {\n  return a > 7; // Why.\n}", []],
    [
      "a comment of the function that names it",
      "/** Seven at most. */\nconst f = (a: number) => a <= 7;",
      [],
    ],
    ["one that names another", "/** Six at most. */\nconst f = (a: number) => a <= 7;", [7]],
    [
      "one with the same digits in another number",
      "/** 0.75 or 70. */\nconst f = (a: number) => a <= 7;",
      [7],
    ],
  ];
  it.each(cases)("%s", (_, source, unexplained) => {
    expect(unexplainedIn(source).map(({ value }) => value)).toEqual(unexplained);
  });

  it("are told with their line", () => {
    expect(unexplainedIn("const a = 1;\n\nconst f = () => 7;")).toEqual([{ line: 3, value: 7 }]);
  });
});
