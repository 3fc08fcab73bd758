import { runsOf } from "@engine/stages/candidates/runs-of";
import { isSuggested, suggestedFact, suggestionReasons } from "@engine/stages/candidates/suggestion";
import { coverage, wordOverlap, wordsOf } from "@engine/stages/candidates/word-overlap";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";

describe("runs of words that say a text", () => {
  const runs = (typed: string, text: string) =>
    runsOf(text, "value", { lines: linesIn(typed) }).map(({ raw, line }) => [raw, line]);

  it.each<[string, string, string, [string, number][]]>([
    ["a word", "Ref AT-1001 closed", "AT-1001", [["AT-1001", 0]]],
    [
      "words",
      "IBAN DE89 3704 0044 0532 0130 00 bei",
      "DE89370400440532013000",
      [["DE89 3704 0044 0532 0130 00", 0]],
    ],
    [
      "signs and case aside",
      "M/s. ACME TOOLS (Pvt) Ltd.",
      "Acme Tools Pvt Ltd",
      [["ACME TOOLS (Pvt) Ltd.", 0]],
    ],
    ["accents aside", "Société Générale", "Societe Generale", [["Société Générale", 0]]],
    [
      "every place",
      "77-1 and 77 1\n\n771",
      "77-1",
      [
        ["77-1", 0],
        ["77 1", 0],
        ["771", 1],
      ],
    ],
    ["no part of a word", "AT-10012 AT-100", "AT-1001", []],
    ["no words of two lines", "AT\n1001", "AT-1001", []],
    ["no single sign", "7 x 7", "7", []],
    ["nothing for nothing", "a - b", " - ", []],
  ])("are found: %s", (_, typed, text, expected) => {
    expect(runs(typed, text)).toEqual(expected);
  });

  it("are candidates of the value, with no facts", () => {
    const [run] = runsOf("AT 1001", "AT-1001", { lines: linesIn("Ref AT 1001") });
    expect(run).toMatchObject({ type: "id", value: "AT-1001", raw: "AT 1001", page: 1, facts: new Set() });
  });
});

describe("how far two texts use the same words", () => {
  it.each([
    ["Acme Tools Ltd", "ACME TOOLS LTD.", 1],
    ["Acme Tools", "Acme Tools Ltd", 0.8],
    ["Muebles Núñez", "muebles nunez", 1],
    ["New York New York", "New York", 2 / 3],
    ["Acme", "Bolt", 0],
    ["", "", 0],
    ["---", "Acme", 0],
  ])("%j and %j: %d", (a, b, overlap) => {
    expect(wordOverlap(a, b)).toBeCloseTo(overlap);
    expect(wordOverlap(b, a)).toBeCloseTo(overlap);
  });

  it.each([
    ["12 Mill Lane", ["mill", "lane", "leeds"], 2 / 3],
    ["Straße", ["strasse"], 1],
    ["", ["mill"], 0],
    ["Acme", [], 0],
  ])("%j is covered by %j: %d", (text, words, share) => {
    expect(coverage(text, new Set(words))).toBeCloseTo(share);
  });

  it("as words without punctuation", () => {
    expect(wordsOf("O'Brien & Sons, N.º 7-B")).toEqual(["o", "brien", "sons", "n", "o", "7", "b"]);
  });
});

describe("what a language model suggests", () => {
  const [run] = runsOf("AT-1001", "AT-1001", { lines: linesIn("AT-1001") });
  if (!run) throw new Error("the number is printed");
  const suggested = { ...run, facts: new Set([suggestedFact("invoiceNumber")]) };

  it("speaks for the candidate of its field alone", () => {
    expect(isSuggested("invoiceNumber", suggested)).toBe(true);
    expect(suggestionReasons("invoiceNumber", suggested)).toEqual([{ key: "reason.suggested", values: {} }]);
    expect(isSuggested("orderNumber", suggested)).toBe(false);
    expect(suggestionReasons("orderNumber", suggested)).toEqual([]);
    expect(isSuggested("invoiceNumber", run)).toBe(false);
  });
});
