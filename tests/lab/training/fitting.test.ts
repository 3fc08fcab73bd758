import { probabilityOf } from "@engine/weights/boosted-trees";
import { describe, expect, it } from "vitest";
import { binned } from "../../../lab/training/binned-signals";
import { calibrationError, calibrationOf } from "../../../lab/training/calibration-of";
import { type ConfidenceSample, fitBoostedTrees } from "../../../lab/training/fit-boosted-trees";
import { foldsOf } from "../../../lab/training/folds-of";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("signals in bins", () => {
  it("are told apart at the middle between two values", () => {
    const [signal] = binned([{ score: 0 }, { score: 1 }, { score: 1 }, { score: 4 }]);
    expect(signal).toEqual({ name: "score", cuts: [0.5, 2.5], bins: Uint8Array.from([0, 1, 1, 2]) });
  });

  it("count a missing signal as 0, and come in the order of their names", () => {
    const signals = binned([{ b: 2 }, { a: 3 }]);
    expect(signals.map(({ name, bins }) => [name, [...bins]])).toEqual([
      ["a", [0, 1]],
      ["b", [1, 0]],
    ]);
  });

  it("have no cut where all values are the same", () => {
    expect(binned([{ same: 2 }, { same: 2 }])[0]?.cuts).toEqual([]);
  });

  it("keep a rare value apart from all others", () => {
    const samples = numbers(500).map((index) => ({ rare: index === 0 ? 0 : 1 }));
    expect(binned(samples)[0]?.cuts).toEqual([0.5]);
    expect([...(binned(samples)[0]?.bins ?? [])].filter((bin) => bin === 0)).toHaveLength(1);
  });

  it("are about forty of about the same number of samples", () => {
    const [signal] = binned(numbers(4000).map((index) => ({ score: (index * 7919) % 4000 })));
    const sizes = new Map<number, number>();
    for (const bin of signal?.bins ?? []) sizes.set(bin, (sizes.get(bin) ?? 0) + 1);
    expect(sizes.size).toBeGreaterThan(35);
    expect(sizes.size).toBeLessThanOrEqual(41);
    expect(Math.max(...sizes.values()) / Math.min(...sizes.values())).toBeLessThan(2.1);
  });
});

describe("boosted trees", () => {
  const options = { trees: 60, depth: 2, rate: 0.2, ridge: 1, least: 5 };
  const sample = (signals: Record<string, number>, right: boolean, weight = 1): ConfidenceSample => ({
    source: "generated",
    group: "",
    signals,
    right,
    weight,
  });

  it("begin with how often choices are right", () => {
    const samples = numbers(99).map((index) => sample({}, index % 3 > 0));
    const trees = fitBoostedTrees(samples, { ...options, trees: 1 });
    expect(trees.start).toBeCloseTo(Math.log(67 / 34), 3);
    expect(probabilityOf(trees, {})).toBeCloseTo(2 / 3, 1);
  });

  it("learn a step", () => {
    const samples = numbers(200).map((index) => sample({ score: index / 200 }, index >= 120));
    const trees = fitBoostedTrees(samples, options);
    expect(probabilityOf(trees, { score: 0.3 })).toBeLessThan(0.05);
    expect(probabilityOf(trees, { score: 0.9 })).toBeGreaterThan(0.95);
  });

  it("learn what two signals say only together", () => {
    const samples = numbers(400).map((index) => {
      const [one, other] = [index % 2, (index >> 1) % 2];
      // A few more of one kind: of exactly as many of each the first split would be worth nothing.
      return sample({ one, other }, one === other, index < 40 ? 1.5 : 1);
    });
    const skewed = samples.filter((_, index) => index % 4 !== 3 || index % 8 === 3);
    const trees = fitBoostedTrees(skewed, options);
    expect(probabilityOf(trees, { one: 0, other: 0 })).toBeGreaterThan(0.9);
    expect(probabilityOf(trees, { one: 1, other: 0 })).toBeLessThan(0.1);
  });

  it("do not let a signal that speaks for a value speak against it", () => {
    const samples = numbers(200).map((index) => sample({ score: index / 200 }, index < 100));
    const trees = fitBoostedTrees(samples, options);
    expect(probabilityOf(trees, { score: 0.9 })).toBeCloseTo(probabilityOf(trees, { score: 0.1 }));
    const free = fitBoostedTrees(
      samples.map(({ signals, right }) => sample({ other: signals.score ?? 0 }, right)),
      options,
    );
    expect(probabilityOf(free, { other: 0.9 })).toBeLessThan(0.05);
  });

  it("make no leaf of less weight than asked for", () => {
    const samples = numbers(100).map((index) => sample({ score: index }, index >= 97));
    const start = fitBoostedTrees(samples, { ...options, trees: 1, depth: 0 });
    const coarse = fitBoostedTrees(samples, { ...options, trees: 1, depth: 1, least: 60 });
    expect(coarse.trees).toEqual(start.trees);
    const fine = fitBoostedTrees(samples, { ...options, trees: 1, depth: 1, least: 2 });
    expect(fine.trees[0]).toMatchObject({ signal: "score" });
  });

  it("count a sample by its weight", () => {
    const samples = [sample({}, true, 9), sample({}, false, 1), sample({}, false, 1)];
    expect(probabilityOf(fitBoostedTrees(samples, options), {})).toBeGreaterThan(0.7);
  });
});

describe("calibration", () => {
  const cell = (confidence: number, right: boolean) => ({ confidence, right });
  const sure = ({ confidence }: { confidence: number }) => confidence;

  it("is without error where as many are right as was said", () => {
    const cells = numbers(10)
      .map((index) => cell(0.75, index < 8))
      .concat(numbers(10).map((index) => cell(0.75, index < 7)));
    expect(calibrationError(cells, sure)).toBeCloseTo(0);
  });

  it("is off by the gap in each bin, weighted by how many are in it", () => {
    expect(calibrationError([cell(0.95, true), cell(0.95, false)], sure)).toBeCloseTo(0.45);
    expect(calibrationError([cell(0.95, false), cell(0.05, true)], sure)).toBeCloseTo(0.95);
    expect(calibrationError([cell(0.2, false), cell(0.9, true), cell(0.9, true)], sure)).toBeCloseTo(0.4 / 3);
  });

  it("takes full confidence into the last bin", () => {
    expect(calibrationError([cell(1, true), cell(0.95, true)], sure)).toBeCloseTo(0.025);
    expect(calibrationError([cell(1, false), cell(0.95, true)], sure)).toBeCloseTo(0.475);
  });

  it("has no error where there is nothing", () => {
    expect(calibrationError([], sure)).toBe(0);
  });

  it("tells how many are sure, likely and doubtful, and how many of those are right", () => {
    const cells = [cell(0.99, true), cell(0.99, true), cell(0.8, true), cell(0.8, false), cell(0.1, false)];
    expect(calibrationOf(cells, sure)).toEqual({
      cells: 5,
      right: "60.0 %",
      ece: calibrationError(cells, sure).toFixed(3),
      sure: "40.0 % at 100.0 %",
      likely: "40.0 % at 50.0 %",
      doubtful: "20.0 % at 0.0 %",
    });
  });
});

describe("folds", () => {
  const documents = numbers(200).map((index) => ({ group: `vendor ${(index * index) % 37}` }));

  it("never part a group", () => {
    for (const seed of [1, 2, 3]) {
      const folds = foldsOf(documents, 5, seed);
      const byGroup = new Map<string, Set<number>>();
      documents.forEach(({ group }, index) => {
        byGroup.set(group, (byGroup.get(group) ?? new Set()).add(folds[index] ?? -1));
      });
      expect([...byGroup.values()].every((one) => one.size === 1)).toBe(true);
    }
  });

  it("are of about the same size, though groups are not", () => {
    const uneven = [...documents, ...numbers(60).map(() => ({ group: "large" }))];
    const sizes = numbers(4).map((fold) => foldsOf(uneven, 4, 1).filter((one) => one === fold).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(8);
  });

  it("are the same for the same seed", () => {
    expect(foldsOf(documents, 5, 1)).toEqual(foldsOf(documents, 5, 1));
    expect(foldsOf(documents, 5, 1)).not.toEqual(foldsOf(documents, 5, 2));
  });

  it("stay empty where there are fewer groups", () => {
    expect(new Set(foldsOf([{ group: "a" }, { group: "b" }, { group: "a" }], 5, 1)).size).toBe(2);
  });
});
