import { confidenceOf } from "@engine/stages/decoding/confidence";
import type { ConfidenceSignals } from "@engine/stages/decoding/confidence-signals";
import { baseScorer } from "@engine/weights/base-scorer";
import { describe, expect, it } from "vitest";

const signals = (about: Partial<ConfidenceSignals> = {}): ConfidenceSignals => ({
  field: "total",
  score: 3,
  margin: 3,
  share: 0.9,
  proofs: new Set(),
  label: 1,
  claimed: 0,
  reading: 1,
  recognised: false,
  checkDigit: false,
  checkFails: false,
  repeated: false,
  streetless: false,
  proven: false,
  known: false,
  memory: 0,
  constant: 0,
  against: 0,
  ...about,
});

const confidence = (about: Partial<ConfidenceSignals> = {}) =>
  confidenceOf(signals(about), baseScorer.confidence);

describe("confidence of a value", () => {
  it.each([
    ["a smaller lead over the next value", { margin: 0.2 }],
    ["a lower score", { score: 0.2, margin: 0.2, share: 0.4 }],
    ["badly read words", { reading: 0.4 }],
  ])("falls with %s", (_name, about) => {
    expect(confidence(about)).toBeLessThan(confidence());
  });

  it("rises when net and tax add up to the value", () => {
    expect(confidence({ proofs: new Set(["rate", "adds-up"]), proven: true })).toBeGreaterThan(confidence());
  });

  it("stays between 0 and 1 and has four decimals", () => {
    for (const about of [
      { score: 99, margin: 99 },
      { score: -99, margin: -99 },
    ]) {
      const probability = confidence(about);
      expect(probability).toBeGreaterThan(0);
      expect(probability).toBeLessThan(1);
      expect(Math.round(probability * 1e4)).toBeCloseTo(probability * 1e4, 6);
    }
  });
});
