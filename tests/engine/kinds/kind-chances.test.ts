import {
  calibrated,
  type KindTrees,
  likeliestKind,
  likeliestOf,
  pageKinds,
} from "@engine/kinds/kind-chances";
import { kindSignals } from "@engine/kinds/kind-signals";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { titledPage } from "@tests/support/titled-page";
import { describe, expect, it } from "vitest";

const signals = kindSignals(layoutOf([titledPage(["!INVOICE", "Rope 60.00"])]));

/** Trees that say a logit of each kind, whatever the page. */
function saying(logits: Partial<Record<(typeof pageKinds)[number], number>>): KindTrees["kinds"] {
  return Object.fromEntries(
    pageKinds.map((kind) => [kind, { start: logits[kind] ?? -20, trees: [] }]),
  ) as unknown as KindTrees["kinds"];
}

describe("the likeliest kind", () => {
  it("is that of the highest logit", () => {
    expect(likeliestOf(saying({ invoice: 1, receipt: 2 }), signals).kind).toBe("receipt");
    expect(likeliestOf(saying({ none: 3, receipt: 2 }), signals).kind).toBe("none");
  });

  it("has its share among all", () => {
    const { logit } = likeliestOf(saying({ invoice: 0, receipt: -0.0001 }), signals);
    expect(logit).toBeCloseTo(0, 3);
    expect(likeliestOf(saying({ invoice: 0 }), signals).logit).toBeGreaterThan(5);
  });

  it("is less likely the likelier another is", () => {
    const rivals = [-4, -2, 0, 1].map(
      (receipt) => likeliestOf(saying({ invoice: 2, receipt }), signals).logit,
    );
    expect(rivals).toEqual([...rivals].sort((a, b) => b - a));
    expect(new Set(rivals).size).toBe(rivals.length);
  });

  it("is as sure as the calibration says", () => {
    const kinds = saying({ invoice: 0, receipt: -1 });
    const asMeasured = likeliestKind({ kinds, calibration: { slope: 1, shift: 0 } }, signals).confidence;
    const bolder = likeliestKind({ kinds, calibration: { slope: 2, shift: 0 } }, signals).confidence;
    const warier = likeliestKind({ kinds, calibration: { slope: 1, shift: -1 } }, signals).confidence;
    expect(bolder).toBeGreaterThan(asMeasured);
    expect(warier).toBeLessThan(asMeasured);
  });
});

describe("a calibrated confidence", () => {
  it("rises with the logit, has four decimals and is never quite 0 or 1", () => {
    const all = [-50, -2, 0, 1.234, 50].map((logit) => calibrated(logit, { slope: 1, shift: 0 }));
    expect(all).toEqual([0.0001, 0.1192, 0.5, 0.7745, 0.9999]);
  });
});
