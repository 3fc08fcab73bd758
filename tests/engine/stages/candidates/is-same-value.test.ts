import { isExact, isSameValue, matchesEmbedded } from "@engine/stages/candidates/is-same-value";
import { coverage, wordOverlap, wordsOf } from "@engine/stages/candidates/word-overlap";
import { describe, expect, it } from "vitest";

describe("two values of a field", () => {
  it.each([
    ["amount", "118.00", "118", true],
    ["amount", "-118.00", "118.00", true],
    ["amount", "118.00", "118.01", false],
    ["number", "-5", "5", false],
    ["number", "5.0", "5", true],
    ["percent", "21", "20.9", false],
    ["date", "2026-03-04", "2026-03-04", true],
    ["date", "2026-03-04", "2026-04-03", false],
    ["id", "INV-2041", "inv 2041", true],
    ["id", "INV-2041", "INV-2042", false],
    ["name", "Acme Tools GmbH", "ACME TOOLS", true],
    ["name", "Acme Tools", "Bolt Tools", false],
    ["address", "14 Mill Lane, Leeds LS1 4AB", "14 Mill Lane, LS1 4AB Leeds, United Kingdom", true],
    ["address", "14 Mill Lane, Leeds", "9 Dock Road, Hull", false],
    ["currency", "EUR", "eur", true],
    ["currency", "EUR", "USD", false],
  ] as const)("of the type %s: %s and %s say the same, %s", (type, a, b, same) => {
    expect(isSameValue(type, a, b)).toBe(same);
  });

  it("may be a date whose order the embedded one settles", () => {
    const read = { value: "2026-04-03", raw: "03/04/2026" };
    expect(matchesEmbedded("date", read, "2026-03-04")).toBe(true);
    expect(matchesEmbedded("date", read, "2026-03-05")).toBe(false);
    expect(matchesEmbedded("id", read, "2026-03-04")).toBe(false);
  });

  it.each(["name", "text", "address"] as const)(
    "differ only in wording where they are of the type %s",
    (type) => {
      expect(isExact(type)).toBe(false);
      expect(isExact("amount")).toBe(true);
    },
  );
});

describe("words that two texts have in common", () => {
  it.each([
    ["Acme Tools", "tools, ACME!", 1],
    ["Acme Tools", "Acme", 2 / 3],
    ["Acme Acme", "Acme", 2 / 3],
    ["Acme", "Bolt", 0],
    ["", "", 0],
    ["", "Acme", 0],
  ])("%j and %j: %d", (a, b, share) => {
    expect(wordOverlap(a, b)).toBeCloseTo(share);
    expect(wordOverlap(b, a)).toBeCloseTo(share);
  });

  it("are folded, without punctuation", () => {
    expect(wordsOf("Málaga, C/ Mayor 7-B")).toEqual(["malaga", "c", "mayor", "7", "b"]);
    expect(coverage("Acme Tools GmbH", new Set(["acme", "gmbh"]))).toBeCloseTo(2 / 3);
    expect(coverage("…", new Set(["acme"]))).toBe(0);
  });
});
