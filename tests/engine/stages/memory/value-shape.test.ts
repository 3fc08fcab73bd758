import { shapeSimilarity } from "@engine/stages/memory/value-shape";
import { describe, expect, it } from "vitest";

describe("how alike two numbers look", () => {
  /** From the most alike to the least. */
  const grades: [what: string, a: string, b: string][] = [
    ["the same shape", "INV-00042", "INV-00117"],
    ["the same signs in the same order, longer", "INV-00042", "INV-1000042"],
    ["the same letters in front", "INV-00042", "INV-2026/7"],
    ["both with digits", "INV-00042", "7"],
    ["one without digits", "INV-00042", "none"],
  ];

  it("falls from grade to grade", () => {
    const found = grades.map(([, a, b]) => shapeSimilarity(a, b));
    expect(found[0]).toBe(1);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(new Set(found).size).toBe(grades.length);
  });

  it("is the same both ways where both begin with the same letters", () => {
    for (const [what, a, b] of grades) expect(shapeSimilarity(b, a), what).toBe(shapeSimilarity(a, b));
  });

  it.each([
    ["capitals and small letters", "ab-12", "AB-12", false],
    ["other letters of one case", "KX-12", "AB-47", true],
    ["letters with accents", "ÄÖ-12", "AB-12", true],
    ["another sign between", "12/47", "12-47", false],
  ])("tells shapes apart: %s", (_, a, b, isSame) => {
    expect(shapeSimilarity(a, b) === 1).toBe(isSame);
  });

  it("needs two signs in front to take them for the same head", () => {
    expect(shapeSimilarity("A1-2", "A:2026")).toBe(shapeSimilarity("B1-2", "A:2026"));
    expect(shapeSimilarity("AB1-2", "AB:2026")).toBeGreaterThan(shapeSimilarity("CB1-2", "AB:2026"));
  });
});

describe("numbers without anything in common", () => {
  it("are still a little alike where both are words, or both are figures", () => {
    expect(shapeSimilarity("none", "Nil")).toBe(shapeSimilarity("12", "1/2"));
    expect(shapeSimilarity("none", "12")).toBeLessThan(shapeSimilarity("none", "Nil"));
  });
});
