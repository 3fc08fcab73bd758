import { describe, expect, it } from "vitest";
import { confidenceOf } from "~/domain/scoring/confidence";
import type { ConfidenceSignals } from "~/domain/scoring/confidence-signals";

const signals = (about: Partial<ConfidenceSignals> = {}): ConfidenceSignals => ({
  field: "total",
  score: 3,
  margin: 3,
  proofs: new Set(),
  labelled: true,
  claimed: 0,
  reading: 1,
  checkDigit: false,
  ...about,
});

describe("confidence of a value", () => {
  it.each([
    ["a smaller lead over the next value", { margin: 0.2 }],
    ["a lower score", { score: 0.5 }],
    ["badly read words", { reading: 0.4 }],
  ])("falls with %s", (_name, about) => {
    expect(confidenceOf(signals(about))).toBeLessThan(confidenceOf(signals()));
  });

  it("rises when net and tax add up to the value", () => {
    expect(confidenceOf(signals({ proofs: new Set(["adds-up"]) }))).toBeGreaterThan(confidenceOf(signals()));
  });

  it("stays between 0 and 1 and has four decimals", () => {
    for (const about of [
      { score: 99, margin: 99 },
      { score: -99, margin: -99 },
    ]) {
      const confidence = confidenceOf(signals(about));
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThan(1);
      expect(Math.round(confidence * 1e4)).toBeCloseTo(confidence * 1e4, 6);
    }
  });
});
