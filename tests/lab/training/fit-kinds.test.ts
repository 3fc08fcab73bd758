import { likeliestOf, pageKinds } from "@engine/kinds/kind-chances";
import { describe, expect, it } from "vitest";
import {
  fitCalibration,
  fitKinds,
  type JudgedPage,
  sureWithoutOwnSource,
  withoutOwnSource,
} from "../../../lab/training/fit-kinds";
import { type KindSample, kindSamples } from "../../../lab/training/kind-samples";

const growing = { trees: 8, depth: 2, rate: 0.3, ridge: 2, least: 2 };
const counts = { documents: 90, others: 30, journeys: 10 };
const small = kindSamples([], counts, 77);
const rightOf = (kinds: ReturnType<typeof fitKinds>, samples: readonly KindSample[]) =>
  samples.filter(({ kind, signals }) => likeliestOf(kinds, signals).kind === kind).length / samples.length;

describe("the first pages that kinds are learned from", () => {
  it("are of every kind, and the same for the same seed", () => {
    expect(new Set(small.map(({ kind }) => kind))).toEqual(new Set(pageKinds));
    expect(
      kindSamples([], { documents: 3, others: 3, journeys: 3 }, 77).map(({ signals }) => signals),
    ).toEqual(kindSamples([], { documents: 3, others: 3, journeys: 3 }, 77).map(({ signals }) => signals));
  });

  it("weigh the same by source, however many there are", () => {
    const weightOf = (samples: readonly KindSample[]) =>
      samples.filter(({ kind }) => kind === "none").reduce((sum, { weight }) => sum + weight, 0);
    expect(weightOf(small)).toBeCloseTo(
      weightOf(kindSamples([], { documents: 0, others: 5, journeys: 0 }, 77)),
    );
  });
});

describe("trees of kinds", () => {
  it("know pages that they have not seen, after a small sample", () => {
    const others = kindSamples([], { documents: 40, others: 15, journeys: 0 }, 78);
    const share = rightOf(fitKinds(small, growing), others);
    const untrained = rightOf(fitKinds(small, { ...growing, trees: 0 }), others);
    expect(share).toBeGreaterThan(0.75);
    expect(untrained).toBeLessThan(0.6);
  });

  it("are fitted without the source that they judge", () => {
    // Every page of one source has the wrong kind: trees that saw it would agree with it.
    const wrong = small.map((sample, index) =>
      index < 20 ? { ...sample, source: "wrong", kind: "energy_bill" as const, weight: 100 } : sample,
    );
    const judged = withoutOwnSource(wrong, growing).filter(({ source }) => source === "wrong");
    expect(judged).toHaveLength(20);
    expect(judged.filter(({ right }) => right).length).toBeLessThan(8);
    expect(rightOf(fitKinds(wrong, growing), wrong.slice(0, 20))).toBeGreaterThan(0.9);
  });
});

describe("the calibration of kinds", () => {
  const page = (logit: number, right: boolean, source = "a") =>
    ({ logit, right, source, weight: 1 }) as unknown as JudgedPage;

  it("believes a logit as far as it is right", () => {
    const half = Array.from({ length: 40 }, (_, index) => page(3, index % 2 === 0));
    const sure = Array.from({ length: 40 }, (_, index) => page(6, index % 20 > 0));
    const { slope, shift } = fitCalibration([...half, ...sure]);
    expect(3 * slope + shift).toBeCloseTo(0, 1);
    expect(1 / (1 + Math.exp(-(6 * slope + shift)))).toBeCloseTo(0.95, 2);
  });

  it("leaves out the source that it is for", () => {
    const good = Array.from({ length: 40 }, (_, index) => page(index % 8, index % 8 > 1, "good"));
    const bad = Array.from({ length: 40 }, (_, index) => page(index % 8, index % 4 === 0, "bad"));
    const pages = sureWithoutOwnSource([...good, ...bad]);
    const mean = (source: string) =>
      pages.filter((one) => one.source === source).reduce((sum, { confidence }) => sum + confidence, 0) / 40;
    expect(mean("bad")).toBeGreaterThan(mean("good"));
  });
});
