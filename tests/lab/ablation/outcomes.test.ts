import { describe, expect, it } from "vitest";
import { changesBetween, hasEffect, type Outcome } from "../../../lab/ablation/outcomes";

const outcome = (family: string, right: string[], rows = 0): Outcome => ({ family, right, rows });

describe("what a number gains and costs", () => {
  it("is counted for each family apart", () => {
    const withIt = [outcome("zf", ["total", "tax"]), outcome("mr", ["total"]), outcome("zf", ["total"])];
    const withoutIt = [outcome("zf", ["total"]), outcome("mr", ["total", "tax"]), outcome("zf", [])];
    expect(changesBetween(withIt, withoutIt)).toEqual({
      zf: { gained: 2, lost: 0 },
      mr: { gained: 0, lost: 1 },
    });
  });

  it("is not evened out within a document", () => {
    expect(changesBetween([outcome("zf", ["total"])], [outcome("zf", ["tax"])])).toEqual({
      zf: { gained: 1, lost: 1 },
    });
  });

  it("counts rows, too", () => {
    const withIt = [outcome("zf", [], 5), outcome("zf", [], 1)];
    const withoutIt = [outcome("zf", [], 2), outcome("zf", [], 3)];
    expect(changesBetween(withIt, withoutIt)).toEqual({ zf: { gained: 3, lost: 2 } });
  });

  it("leaves documents out that were measured once only", () => {
    expect(changesBetween([outcome("zf", ["total"]), outcome("mr", ["total"])], [outcome("zf", [])])).toEqual(
      {
        zf: { gained: 1, lost: 0 },
      },
    );
  });
});

describe("whether a number is felt", () => {
  it("is so when anything came out otherwise, for better or worse, or the engine fails", () => {
    expect(hasEffect({ zf: { gained: 0, lost: 0 }, mr: { gained: 0, lost: 1 } })).toBe(true);
    expect(hasEffect({ zf: { gained: 1, lost: 0 } })).toBe(true);
    expect(hasEffect("fails")).toBe(true);
  });

  it("is not when nothing changed", () => {
    expect(hasEffect({ zf: { gained: 0, lost: 0 } })).toBe(false);
    expect(hasEffect({})).toBe(false);
  });
});
