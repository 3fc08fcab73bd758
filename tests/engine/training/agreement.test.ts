import { agreement } from "@engine/training/agreement";
import type { CandidateType } from "@engine/values/candidate-type";
import { describe, expect, it } from "vitest";

/** Ten words, so that a share of common words is easily told. */
const ten = "alpha beta gamma delta epsilon zeta eta theta iota kappa";
const without = (count: number) => ten.split(" ").slice(count).join(" ");
const wordsOfOther = (count: number) => `${without(count)} ${"other ".repeat(count)}`;

describe("how well a value agrees with the true one", () => {
  it.each<[CandidateType, string, string, number]>([
    ["date", "2026-03-04", "2026-03-04", 1],
    ["date", "2026-03-04", "2026-04-03", 0],
    ["amount", "100.00", "100", 1],
    ["amount", "100.00", "100.004", 1],
    ["amount", "100.00", "100.01", 0],
    ["amount", "-5.00", "5.00", 0],
    ["number", "3", "3.000", 1],
    ["id", "RE 2026/17", "re-2026-17", 1],
    ["id", "RE 2026/17", "RE 2026/18", 0],
    ["id", "", "", 0],
    ["taxId", "DE 123 456 789", "DE123456789", 1],
    ["name", "Oakfield Ltd.", "OAKFIELD LTD", 1],
    ["name", "Müller & Söhne", "Mueller Sohne", 0],
    ["address", "Marktstr. 5, 80331 München", "80331 MUNCHEN Marktstr 5", 1],
  ])("%s: %s for %s is %d", (type, value, truth, expected) => {
    expect(agreement(type, value, truth)).toBe(expected);
  });

  it("takes a name with nine of ten words, an address with eight", () => {
    expect(agreement("name", wordsOfOther(1), ten)).toBeCloseTo(0.9);
    expect(agreement("name", wordsOfOther(2), ten)).toBe(0);
    expect(agreement("address", wordsOfOther(2), ten)).toBeCloseTo(0.8);
    expect(agreement("address", wordsOfOther(3), ten)).toBe(0);
  });

  it("counts a word as often as it is in both", () => {
    expect(agreement("address", "rue rue rue rue", "rue du lac rue")).toBe(0);
    expect(agreement("address", "rue du lac", "rue du lac rue")).toBeCloseTo(6 / 7);
  });
});
