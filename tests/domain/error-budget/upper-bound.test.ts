import { describe, expect, it } from "vitest";
import { cleanValuesFor, lowerBound, upperBound } from "~/domain/error-budget/upper-bound";

describe("the exact bound on a share of errors", () => {
  // Computed by beta quantiles: the bound is the 95 % quantile of Beta(errors + 1, count - errors).
  it.each([
    { errors: 0, count: 10, bound: 0.2588656 },
    { errors: 1, count: 10, bound: 0.3941633 },
    { errors: 5, count: 10, bound: 0.7775589 },
    { errors: 0, count: 600, bound: 0.0049804 },
    { errors: 2, count: 100, bound: 0.0616206 },
  ])("is $bound for $errors of $count", ({ errors, count, bound }) => {
    expect(upperBound(errors, count)).toBeCloseTo(bound, 5);
  });

  it("says nothing of no values, or of values that were all wrong", () => {
    expect(upperBound(0, 0)).toBe(1);
    expect(upperBound(7, 7)).toBe(1);
  });

  it("falls with every value, rises with every error", () => {
    expect(upperBound(3, 1_001)).toBeLessThan(upperBound(3, 1_000));
    expect(upperBound(4, 1_000)).toBeGreaterThan(upperBound(3, 1_000));
  });

  it("has a lower one that mirrors it", () => {
    expect(lowerBound(0, 100)).toBe(0);
    expect(lowerBound(8, 10)).toBeCloseTo(1 - upperBound(2, 10), 12);
  });

  it.each([0.005, 0.01, 0.05])("needs the clean values that it says for %d", (most) => {
    const needed = cleanValuesFor(most);
    expect(upperBound(0, needed)).toBeLessThanOrEqual(most);
    expect(upperBound(0, needed - 1)).toBeGreaterThan(most);
  });

  it("stays exact for a hundred thousand values", () => {
    expect(upperBound(500, 100_000)).toBeGreaterThan(0.005);
    expect(upperBound(500, 100_000)).toBeLessThan(0.0054);
  });
});
