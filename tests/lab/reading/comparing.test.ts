import type { Box, Word } from "@engine/reading/page";
import { describe, expect, it, test } from "vitest";
import { comparePlaces } from "../../../lab/reading/compare-places";
import { compareWords } from "../../../lab/reading/compare-words";
import { errorKinds } from "../../../lab/reading/error-kinds";

const word = (text: string, left: number, right: number, top = 0): Word => ({
  text,
  box: [left, top, right, top + 0.02] as Box,
  confidence: 1,
});

describe("comparing what was read place by place", () => {
  const printed = [word("Total", 0.1, 0.2), word("1,284.50", 0.3, 0.4)];
  const kinds = (...read: Word[]) =>
    comparePlaces(read, printed).differences.map(({ kind, printed, read }) => [kind, printed, read]);

  it("finds nothing where every word stands where it should", () => {
    expect(comparePlaces([word("1,284.50", 0.31, 0.39), word("Total", 0.1, 0.2)], printed)).toEqual({
      same: 2,
      differences: [],
    });
  });

  const cases: [what: string, read: Word[], expected: string[][]][] = [
    ["a word that is not there", [word("1,284.50", 0.3, 0.4)], [["missed", "Total", ""]]],
    [
      "a word elsewhere on the page",
      [word("Total", 0.1, 0.2, 0.5), word("1,284.50", 0.3, 0.4)],
      [["missed", "Total", ""]],
    ],
    [
      "a word cut in two",
      [word("To", 0.1, 0.14), word("tal", 0.15, 0.2), word("1,284.50", 0.3, 0.4)],
      [["cut", "Total", "To tal"]],
    ],
    [
      "two words run together",
      [word("Total1,284.50", 0.1, 0.4)],
      [
        ["joined", "Total", "Total1,284.50"],
        ["joined", "1,284.50", "Total1,284.50"],
      ],
    ],
    [
      "a word with its neighbour's sign",
      [word("Total:", 0.1, 0.2), word("1,284.50", 0.3, 0.4)],
      [["joined", "Total", "Total:"]],
    ],
    [
      "a lost comma",
      [word("Total", 0.1, 0.2), word("1284.50", 0.3, 0.4)],
      [["point", "1,284.50", "1284.50"]],
    ],
    [
      "another digit",
      [word("Total", 0.1, 0.2), word("1,234.50", 0.3, 0.4)],
      [["letters", "1,284.50", "1,234.50"]],
    ],
    [
      "another letter",
      [word("Tota1", 0.1, 0.2), word("1,284.50", 0.3, 0.4)],
      [["letters", "Total", "Tota1"]],
    ],
  ];
  test.each(cases)("tells %s", (_what, read, expected) => {
    expect(kinds(...read)).toEqual(expected);
  });

  it("tells marks between letters from letters", () => {
    const { differences } = comparePlaces([word("ACME/17", 0, 0.1)], [word("ACME-17", 0, 0.1)]);
    expect(differences.map(({ kind }) => kind)).toEqual(["marks"]);
  });
});

describe("comparing what was read word by word", () => {
  it("counts words in any order, without accents and case", () => {
    expect(compareWords("GMBH müller 7", "Muller GmbH, 7")).toEqual({
      hits: 3,
      read: 3,
      true: 3,
      extra: [],
      missing: [],
    });
  });

  it("names what only one of them has, as often as it is there", () => {
    expect(compareWords("one one two", "one two two three")).toEqual({
      hits: 2,
      read: 3,
      true: 4,
      extra: ["ONE"],
      missing: ["TWO", "THREE"],
    });
  });

  it("finds nothing in nothing", () => {
    expect(compareWords("", "…")).toEqual({ hits: 0, read: 0, true: 0, extra: [], missing: [] });
  });
});

describe("the likely cause of a word that was not read", () => {
  const kindsOf = (read: string, truth: string) =>
    Object.entries(errorKinds(compareWords(read, truth))).filter(([, count]) => count > 0);

  const cases: [read: string, truth: string, kind: string][] = [
    ["PA1D", "PAID", "letters"],
    ["1285", "1284", "numbers"],
    ["TOTAL1284", "TOTAL", "joined"],
    ["TO TAL", "TOTAL", "split"],
    ["QTY", "QTY 5", "single"],
  ];
  test.each(cases)("%s for %s: %s", (read, truth, kind) => {
    expect(kindsOf(read, truth)).toEqual([[kind, 1]]);
  });

  it("is counted for each word", () => {
    expect(kindsOf("HARBOURJOINERY", "Harbour Joinery 12")).toEqual([
      ["numbers", 1],
      ["joined", 2],
    ]);
  });
});
