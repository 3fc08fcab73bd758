import { describe, expect, it, test } from "vitest";
import { nameParts } from "../../../lab/generator/content/name-parts";
import { hexOf, toUnicodeMap } from "../../../lab/generator/output/encode-text";
import { bankLabels } from "../../../lab/generator/style/labels/bank-labels";
import { sayings } from "../../../lab/generator/style/labels/sayings";
import { tillLabels } from "../../../lab/generator/style/labels/till-labels";

/** The codes of Windows-1252, and the rupee sign in a place that it leaves free. */
const cases: [text: string, hex: string][] = [
  ["", "<>"],
  ["A", "<41>"],
  ["Total 9.00", "<546f74616c20392e3030>"],
  ["é", "<e9>"],
  ["Ñ", "<d1>"],
  ["ß", "<df>"],
  ["£", "<a3>"],
  ["°", "<b0>"],
  ["€", "<80>"],
  ["₹", "<81>"],
  ["…", "<85>"],
  ["‘", "<91>"],
  ["’", "<92>"],
  ["“", "<93>"],
  ["”", "<94>"],
  ["•", "<95>"],
  ["–", "<96>"],
  ["—", "<97>"],
  ["\u00a0", "<a0>"],
];

describe("a text of a PDF", () => {
  test.each(cases)("%s is %s", (text, hex) => {
    expect(hexOf(text)).toBe(hex);
  });

  test.each(["Ł", "→", "\u0085", "中"])("that has no place in the font is refused: %s", (text) => {
    expect(() => hexOf(text)).toThrow(`no place in the font for ${text}`);
  });

  it("can be any that the generator prints", () => {
    const all = [
      ...Object.values(nameParts).flatMap((parts) => Object.values(parts).flat()),
      ...[bankLabels, tillLabels, sayings].flatMap((tables) =>
        Object.values(tables).flatMap((table) => Object.values(table).flat() as string[]),
      ),
    ];
    expect(all.length).toBeGreaterThan(900);
    for (const text of all) expect(() => hexOf(text), text).not.toThrow();
  });
});

describe("the map back to Unicode", () => {
  const map = toUnicodeMap();
  const pairs = new Map(
    [...map.matchAll(/<([\da-f]{2})> <([\da-f]{4})>/g)].map(([, code, unicode]) => [code, unicode]),
  );

  test.each(cases.filter(([text]) => text.length === 1))("knows %s again", (text, hex) => {
    const unicode = pairs.get(hex.slice(1, 3));
    expect(String.fromCodePoint(Number.parseInt(unicode ?? "0", 16))).toBe(text);
  });

  it("says how many entries each block has, a hundred at most", () => {
    const blocks = [...map.matchAll(/(\d+) beginbfchar\n([\s\S]*?)\nendbfchar/g)];
    expect(blocks.length).toBeGreaterThan(1);
    for (const [, count, rows = ""] of blocks) {
      expect(rows.split("\n")).toHaveLength(Number(count));
      expect(Number(count)).toBeLessThanOrEqual(100);
    }
  });

  it("has no code twice", () => {
    expect([...map.matchAll(/<[\da-f]{2}> <[\da-f]{4}>/g)]).toHaveLength(pairs.size);
  });
});
