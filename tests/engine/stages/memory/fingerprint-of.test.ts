import type { Page } from "@engine/reading/page";
import { finished } from "@engine/runtime/steps";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { fingerprintOf, round } from "@engine/stages/memory/fingerprint-of";
import { isLabelWord, isWordOfLabels } from "@engine/stages/memory/is-label-word";
import { forWithAndWithoutMemory } from "@engine/stages/memory/with-and-without-memory";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const printOf = (...pages: Page[]) => fingerprintOf(layoutOf(pages));
const textsOf = (...pages: Page[]) => printOf(...pages).words.map(([text]) => text);

describe("what a document is recognised by", () => {
  it("is its words, folded, with their places", () => {
    const { words, pageCount } = printOf(pageOf("Straße   Menge\n\nSumme"));
    expect(words.map(([text, page]) => [text, page])).toEqual([
      ["strasse", 1],
      ["menge", 1],
      ["summe", 1],
    ]);
    const [first, second, third] = words;
    expect(first?.[2]).toBe(0);
    expect(second?.[2]).toBeCloseTo(0.09, 4);
    expect((third?.[3] ?? 0) - (first?.[3] ?? 0)).toBeCloseTo(24 / 600, 3);
    expect(pageCount).toBe(1);
  });

  it.each([
    ["numbers", "4471 12,50 € 04/03/2026", []],
    ["codes that are mostly digits", "AT-1001 4711X", []],
    ["words of one or two letters", "to de № 1a", []],
    ["words that recognition mixes up", "Timber T1mber", ["tlmber", "tlmber"]],
    ["words with a digit in them", "Rechnung2", ["rechnung2"]],
  ])("holds of %s what lasts", (_, typed, words) => {
    expect(textsOf(pageOf(typed))).toEqual(words);
  });

  it("is taken from the first two pages and the last", () => {
    const pages = ["alpha", "beta", "gamma", "delta"].map((text, index) =>
      pageOf(text, { number: index + 1 }),
    );
    expect(textsOf(...pages)).toEqual(["alpha", "beta", "delta"]);
    expect(printOf(...pages).pageCount).toBe(4);
  });

  it("is bounded", () => {
    const line = "panelling fitted joinery timber hinges brass screws rails boards doors";
    const typed = Array.from({ length: 200 }, () => line).join("\n");
    expect(textsOf(pageOf(typed))).toHaveLength(1500);
  });

  it("says whether the words may be misread", () => {
    expect(printOf(pageOf("Summe", { source: "ocr" })).misreadable).toBe(true);
    expect(printOf(pageOf("Summe"))).not.toHaveProperty("misreadable");
  });

  it("holds the numbers that only one vendor prints", () => {
    expect(printOf(pageOf("Larkmoor www.larkmoor.example")).keys).toEqual(["web:larkmoor"]);
  });
});

it.each([
  [0.123456, 0.1235],
  [0.12344, 0.1234],
  [1, 1],
  [-0.00004, -0],
])("a length of %d is kept as %d", (length, kept) => {
  expect(round(length)).toBe(kept);
});

describe("words that stand on every vendor's documents", () => {
  it.each(["lnvolce", "total", "rechnungsnummer", "fecha", "totale"])("%s is one of a label", (text) => {
    expect(isWordOfLabels(text)).toBe(true);
  });

  it.each(["larkmoor", "shackle", "katharlnenstr", ""])("%j is none", (text) => {
    expect(isWordOfLabels(text)).toBe(false);
    expect(isLabelWord(text)).toBe(false);
  });

  it("are labels by themselves, or only in a phrase", () => {
    expect(isLabelWord("total")).toBe(true);
    expect(isLabelWord("rechnungsnummer")).toBe(true);
    expect([isLabelWord("charges"), isWordOfLabels("charges")]).toEqual([false, true]);
  });
});

describe("work with and without memory", () => {
  const doubled = (both: { plain: { of: number }; remembered: { of: number } }) => {
    const calls: string[] = [];
    const made = finished(
      forWithAndWithoutMemory(both, function* (one, which) {
        calls.push(which);
        yield;
        return { of: 2 * one.of };
      }),
    );
    return { made, calls };
  };

  it("is done once where memory changes nothing", () => {
    const same = { of: 3 };
    const { made, calls } = doubled({ plain: same, remembered: same });
    expect(calls).toEqual(["remembered"]);
    expect(made.plain).toBe(made.remembered);
    expect(made.plain).toEqual({ of: 6 });
  });

  it("is done for each where they differ", () => {
    const { made, calls } = doubled({ plain: { of: 1 }, remembered: { of: 5 } });
    expect(calls).toEqual(["remembered", "plain"]);
    expect(made).toEqual({ plain: { of: 2 }, remembered: { of: 10 } });
  });
});
