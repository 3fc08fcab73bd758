import { describe, expect, it, test } from "vitest";
import { lettersOf, matchesTruth, sharedWords, wordsOf } from "../../../lab/evaluation/matches-truth";

describe("whether a value is the true one", () => {
  const cases: [field: string, value: string, truth: string, isRight: boolean][] = [
    ["invoiceDate", "2026-03-04", "2026-03-04", true],
    ["invoiceDate", "2026-03-04", "2026-04-03", false],
    ["invoiceDate", "2026-3-4", "2026-03-04", false],
    ["total", "1284.5", "1284.50", true],
    ["total", "1284.50", "1,284.50", true],
    ["total", "1284.504", "1284.50", true],
    ["total", "1284.51", "1284.50", false],
    ["total", "-1284.50", "1284.50", false],
    ["total", "", "0.00", true],
    ["total", "abc", "1.00", false],
    ["usageKwh", "412", "412.00", true],
    ["invoiceNumber", "inv 2026/0017", "INV-2026-0017", true],
    ["invoiceNumber", "INV-2026-0018", "INV-2026-0017", false],
    ["invoiceNumber", "INV-2026-001", "INV-2026-0017", false],
    ["vendorName", "Harbour Joinery Ltd.", "HARBOUR JOINERY LTD", true],
    ["vendorName", "Harbour Joinery", "Harbour Joinery Ltd", false],
    ["vendorName", "Müller & Söhne GmbH", "Muller und Sohne GmbH", true],
    ["vendorName", "Müller & Söhne", "Muller und Sohne", false],
    ["vendorName", "Müller Söhne GmbH", "Muller Sohne GmbH", true],
    ["vendorName", "Straßenbau Nord AG", "Strassenbau Nord AG", true],
    ["billToAddress", "12 Quay St, Portsea 3944", "12 Quay Street, Portsea 3944", true],
    ["billToAddress", "12 Quay St", "12 Quay Street, Portsea 3944", false],
    ["someFieldOfATenant", "A-17", "a17", true],
    ["someFieldOfATenant", "A-17 b", "a17", false],
  ];
  test.each(cases)("%s: %s for %s is %s", (field, value, truth, isRight) => {
    expect(matchesTruth(field, value, { value: truth })).toBe(isRight);
  });

  it("is so when it is one of the alternatives", () => {
    const truth = { value: "Northwind Traders", alternatives: ["Northwind", "NW Traders"] };
    expect(matchesTruth("vendorName", "northwind", truth)).toBe(true);
    expect(matchesTruth("vendorName", "Southwind", truth)).toBe(false);
  });
});

describe("how alike two texts are", () => {
  it("is the F1 of their words, each counted as often as it stands there", () => {
    expect(sharedWords("one two three four", "one two three four")).toBe(1);
    expect(sharedWords("one two", "one two three four")).toBeCloseTo(4 / 6);
    expect(sharedWords("one one one", "one")).toBeCloseTo(2 / 4);
    expect(sharedWords("one", "one one one")).toBeCloseTo(2 / 4);
    expect(sharedWords("one", "two")).toBe(0);
  });

  it("is nothing for two texts without a word", () => {
    expect(sharedWords("", "…")).toBe(0);
  });

  it("knows no order", () => {
    expect(sharedWords("Lane 4 Mill", "4 Mill Lane")).toBe(1);
  });
});

describe("letters and words", () => {
  it("leave accents, case and signs out", () => {
    expect(lettersOf("Nº 12-Ä/ß")).toBe("NO12ASS");
    expect(wordsOf("Société  d'Énergie, n° 7")).toEqual(["SOCIETE", "D", "ENERGIE", "N", "7"]);
  });
});
