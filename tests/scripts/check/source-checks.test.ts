import { describe, expect, it, test } from "vitest";
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
