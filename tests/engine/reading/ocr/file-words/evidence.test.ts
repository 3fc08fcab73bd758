import { compareReadings } from "@engine/reading/ocr/file-words/compare-readings";
import { evidenceFor } from "@engine/reading/ocr/file-words/evidence-for";
import { centsIn, explainedBy } from "@engine/reading/ocr/file-words/explained-amounts";
import { isKnownWord } from "@engine/reading/ocr/file-words/vocabulary";
import { describe, expect, it } from "vitest";

describe("two readings of one place", () => {
  it.each([
    ["Total", "Total", "same"],
    ["1 234", "1234", "same"],
    ["Fünf", "Funf", "marks"],
    ["Straße", "StraBe", "marks"],
    ["für", "fiir", "marks"],
    ["Total:", "Total", "marks"],
    ["smørrebrød", "smorrebrod", "marks"],
    ["Invoice", "lnvoice", "near"],
    ["12.50", "12,50", "near"],
    ["Invoice", "Delivery", "other"],
    ["12", "97", "other"],
    ["", "Total", "other"],
  ] as const)("%j and %j are %s", (one, other, comparison) => {
    expect(compareReadings(one, other)).toBe(comparison);
    expect(compareReadings(other, one)).toBe(comparison);
  });
});

describe("what speaks for a reading by itself", () => {
  it.each([
    ["DE136695976", "DE136695977"],
    ["1,234.56", "1,Z34.56"],
    ["17/03/2025", "17/O3/2025"],
    ["14:22", "14:Z2"],
    ["Invoice", "lnvo1ce"],
    ["Oak", "Oa]k"],
    ["Total", "Тоtаl"],
    ["word", "~~"],
  ])("speaks louder for %s than for %s", (right, wrong) => {
    expect(evidenceFor(right)).toBeGreaterThan(evidenceFor(wrong));
  });

  it.each(["", "   "])("speaks against %j", (text) => {
    expect(evidenceFor(text)).toBe(-2);
  });

  it("of several words is the mean", () => {
    expect(evidenceFor("Invoice 12.50")).toBe(2);
    expect(evidenceFor("Invoice ~~")).toBe(0.5);
  });
});

describe("an amount as printed", () => {
  it.each([
    ["12.50", 1250],
    ["$1,234.56", 123456],
    ["1.234,56 €", 123456],
    ["1'234.50", 123450],
    ["(3.75)", 375],
  ])("%s is %i cents", (text, cents) => {
    expect(centsIn(text)).toBe(cents);
  });

  it.each(["12", "12.5", "Total 12.50", "1.2.3", ""])("%j is none", (text) => {
    expect(centsIn(text)).toBeUndefined();
  });

  it.each([
    [10000, true],
    [12100, true],
    [7900, true],
    [20000, false],
    [0, false],
    [4200, false],
  ])("of %i cents is explained by 100.00 and 21.00: %s", (cents, explained) => {
    expect(explainedBy([10000, 2100, 0, -5])(cents)).toBe(explained);
  });
});

it.each([
  ["invoice", true],
  ["RECHNUNG", true],
  ["factura", true],
  ["xqzzv", false],
  ["", false],
])("%j is a word of the trade: %s", (word, known) => {
  expect(isKnownWord(word)).toBe(known);
});
