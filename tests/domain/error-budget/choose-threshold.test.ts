import { describe, expect, it } from "vitest";
import { type CheckedValues, chooseThreshold } from "~/domain/error-budget/choose-threshold";

/** A repeatable source of numbers between 0 and 1 (Mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often a tenant's values of a confidence (in thousandths) are wrong: not what the confidence says. */
type Truth = { errorAt(confidence: number): number; confidences: readonly number[] };

/** Tenants whose confidences promise too much, too little or nothing at all; none is what the method was made for. */
function tenant(random: () => number): Truth {
  const kind = Math.floor(random() * 4);
  const floor = random() * 0.02;
  const slope = 0.2 + 2 * random();
  const errorAt = (confidence: number) => {
    const said = 1 - confidence / 1_000;
    if (kind === 0) return floor;
    if (kind === 1) return Math.min(1, floor + slope * said);
    if (kind === 2) return Math.min(1, said / 3);
    // Sure and wrong: the surest are no better than the others.
    return confidence > 990 ? floor * 2 : Math.min(1, floor + said);
  };
  const spread = 1 + Math.floor(random() * 4);
  const confidences = Array.from({ length: 60 }, () => Math.round(1_000 - 400 * random() ** spread));
  return { errorAt, confidences };
}

function review(truth: Truth, count: number, random: () => number): CheckedValues[] {
  const found = new Map<number, CheckedValues>();
  for (let index = 0; index < count; index++) {
    const confidence = truth.confidences[Math.floor(random() * truth.confidences.length)] ?? 1_000;
    const values = found.get(confidence) ?? { confidence, count: 0, wrong: 0 };
    values.count += 1;
    if (random() < truth.errorAt(confidence)) values.wrong += 1;
    found.set(confidence, values);
  }
  return [...found.values()];
}

/** The share of errors among all values that pass, known because the tenant is made up. */
function trueShare(truth: Truth, threshold: number): number {
  const passing = truth.confidences.filter((confidence) => confidence >= threshold);
  return passing.reduce((sum, confidence) => sum + truth.errorAt(confidence), 0) / passing.length;
}

describe("the confidence from which on values may pass unseen", () => {
  it.each([
    { most: 1 / 200, seed: 1 },
    { most: 1 / 100, seed: 2 },
    { most: 1 / 20, seed: 3 },
  ])("keeps its promise of $most for at least 950 of 1,000 simulated tenants", ({ most, seed }) => {
    const random = numbers(seed);
    let kept = 0;
    let passing = 0;
    for (let index = 0; index < 1_000; index++) {
      const truth = tenant(random);
      const { confidence } = chooseThreshold(review(truth, 100 + Math.floor(random() * 4_000), random), most);
      if (confidence !== null) passing += 1;
      if (confidence === null || trueShare(truth, confidence) <= most) kept += 1;
    }
    expect(kept).toBeGreaterThanOrEqual(950);
    // A promise that is kept because nothing ever passes would be worth nothing.
    expect(passing).toBeGreaterThan(50);
  });

  it("holds for tenants that stand just beyond the budget, of whom a careless choice lets most pass", () => {
    const random = numbers(4);
    let broken = 0;
    for (let index = 0; index < 1_000; index++) {
      const truth: Truth = { errorAt: () => 0.0105, confidences: [1_000, 990, 980, 970, 960, 950] };
      const { confidence } = chooseThreshold(review(truth, 2_000, random), 0.01);
      if (confidence !== null) broken += 1;
    }
    expect(broken).toBeGreaterThan(0);
    expect(broken).toBeLessThanOrEqual(50);
  });

  it("lets nothing pass without evidence, and says how much is missing", () => {
    const none = chooseThreshold([], 0.005);
    expect(none).toMatchObject({ confidence: null, checked: 0, bound: 1, wanted: 598 });
    const few = chooseThreshold([{ confidence: 990, count: 100, wrong: 0 }], 0.005);
    expect(few).toMatchObject({ confidence: null, checked: 100, wanted: 498 });
  });

  it("goes as low as the evidence allows, and not past the errors", () => {
    const values = [
      { confidence: 999, count: 400, wrong: 0 },
      { confidence: 950, count: 400, wrong: 1 },
      { confidence: 700, count: 200, wrong: 60 },
    ];
    const found = chooseThreshold(values, 0.01);
    expect(found).toMatchObject({ confidence: 950, checked: 1_000, passing: 800, wrong: 1, wanted: 0 });
    expect(found.bound).toBeLessThanOrEqual(0.01);
  });

  it("is not above what the same layout is read with after the next correction", () => {
    const { confidence } = chooseThreshold([{ confidence: 983, count: 70, wrong: 0 }], 0.05);
    expect(confidence).toBe(980);
  });

  it("counts confidences of one step together, and lets those of the step below wait", () => {
    const values = [
      { confidence: 984, count: 30, wrong: 0 },
      { confidence: 981, count: 40, wrong: 0 },
      { confidence: 979, count: 100, wrong: 50 },
    ];
    expect(chooseThreshold(values, 0.05)).toMatchObject({ confidence: 980, passing: 70, wrong: 0 });
  });
});
