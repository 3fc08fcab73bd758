import { describe, expect, it } from "vitest";
import {
  type JudgedDocument,
  passingOf,
  realisedOf,
  simulateBudget,
} from "../../../lab/evaluation/budget-simulation";

const half = { errors: 1, values: 2 };

/** Documents of one supplier whose total is said with a confidence of 0.9, right or wrong. */
const arriving = (outcomes: readonly boolean[], confidence = 0.9): JudgedDocument[] =>
  outcomes.map((wrong, place) => ({
    id: `document-${place}`,
    values: [{ field: "total", supplierId: "acme", confidence, wrong }],
  }));

const right = (count: number) => arriving(Array.from({ length: count }, () => false));

describe("promised against realised error", () => {
  it("counts what passed, what of it was wrong, and fields in which that is more than promised", () => {
    const passing = passingOf(half, right(5));
    const realised = realisedOf(half, passing, [
      ...arriving([true, true, true, false]),
      ...arriving([true], 0.8),
    ]);
    expect(realised).toEqual({ values: 5, passed: 4, wrong: 3, asked: 1, promises: 1, broken: 1, proven: 0 });
    expect(realisedOf(half, passing, arriving(Array.from({ length: 8 }, () => true))).proven).toBe(1);
  });

  it("lets nothing pass on too little evidence", () => {
    expect(realisedOf(half, passingOf(half, right(4)), right(3))).toMatchObject({ passed: 0, promises: 0 });
    const strict = { errors: 1, values: 200 };
    expect(realisedOf(strict, passingOf(strict, right(597)), right(3)).passed).toBe(0);
    expect(realisedOf(strict, passingOf(strict, right(598)), right(3)).passed).toBe(3);
  });

  it("judges each document of a tenant by those before it alone", () => {
    expect(simulateBudget(half, right(8))).toMatchObject({ values: 8, passed: 3, wrong: 0 });
    expect(simulateBudget(half, [...right(5), ...arriving([true])])).toMatchObject({ passed: 1, wrong: 1 });
    expect(simulateBudget(half, [...arriving([true]), ...right(5)])).toMatchObject({ passed: 0 });
  });
});
