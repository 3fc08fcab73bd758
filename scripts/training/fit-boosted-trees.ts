import { type BoostedTrees, logitOf, type Tree } from "~/domain/scoring/boosted-trees";

/** Something to learn from: the signals of a choice, whether it was right, and how much it counts. */
export type ConfidenceSample = {
  group: string;
  signals: Record<string, number>;
  right: boolean;
  weight: number;
};

/** How the trees are grown. `ridge` is added to the second derivatives of a leaf, `least` is its smallest weight. */
export type GrowingOptions = { trees: number; depth: number; rate: number; ridge: number; least: number };

type Point = { signals: Record<string, number>; slope: number; curve: number; weight: number };

/** Fits boosted trees to the log loss by Newton steps (Friedman 2001; regularised leaves as in Chen and Guestrin 2016). */
export function fitBoostedTrees(samples: readonly ConfidenceSample[], options: GrowingOptions): BoostedTrees {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample.signals)))].sort();
  const total = samples.reduce((sum, sample) => sum + sample.weight, 0);
  const right = samples.reduce((sum, sample) => sum + (sample.right ? sample.weight : 0), 0);
  const start = round(Math.log((right + 1) / (total - right + 1)));
  const logits = samples.map(() => start);
  const trees: Tree[] = [];
  for (let count = 0; count < options.trees; count += 1) {
    const points = samples.map(({ signals, right: isRight, weight }, index): Point => {
      const expected = 1 / (1 + Math.exp(-(logits[index] ?? 0)));
      return {
        signals,
        weight,
        slope: weight * ((isRight ? 1 : 0) - expected),
        curve: weight * expected * (1 - expected),
      };
    });
    const tree = grow(points, names, options.depth, options);
    trees.push(tree);
    samples.forEach(({ signals }, index) => {
      logits[index] = (logits[index] ?? 0) + logitOf({ start: 0, trees: [tree] }, signals);
    });
  }
  return { start, trees };
}

function grow(
  points: readonly Point[],
  names: readonly string[],
  depth: number,
  options: GrowingOptions,
): Tree {
  const split = depth > 0 ? bestSplit(points, names, options) : undefined;
  if (!split) return round((options.rate * sum(points, "slope")) / (sum(points, "curve") + options.ridge));
  const { signal, below } = split;
  const isBelow = (point: Point) => (point.signals[signal] ?? 0) < below;
  return {
    signal,
    below,
    yes: grow(points.filter(isBelow), names, depth - 1, options),
    no: grow(
      points.filter((point) => !isBelow(point)),
      names,
      depth - 1,
      options,
    ),
  };
}

const cuts = 24;

/** Signals that can only speak for a value (1) or against it (-1): a split that says otherwise fits noise. */
const direction: Readonly<Record<string, number>> = {
  ...{
    score: 1,
    prior: 1,
    margin: 1,
    share: 1,
    label: 1,
    reading: 1,
    claimed: -1,
    memory: 1,
    constant: 1,
    against: 1,
  },
  ...{ addsUp: 1, rate: 1, lines: 1, paid: 1, dateOrder: 1, checkDigit: 1, proven: 1 },
};

function bestSplit(points: readonly Point[], names: readonly string[], { ridge, least }: GrowingOptions) {
  const slope = sum(points, "slope");
  const curve = sum(points, "curve");
  const weight = sum(points, "weight");
  const whole = slope ** 2 / (curve + ridge);
  let best: { signal: string; below: number; gain: number } | undefined;
  for (const signal of names) {
    const sorted = [...points].sort((a, b) => (a.signals[signal] ?? 0) - (b.signals[signal] ?? 0));
    let left = { slope: 0, curve: 0, weight: 0 };
    const step = Math.max(1, Math.floor(sorted.length / cuts));
    sorted.forEach((point, index) => {
      const value = point.signals[signal] ?? 0;
      const before = sorted[index - 1]?.signals[signal] ?? 0;
      const isCut =
        index > 0 && value > before && (index % step < 2 || sorted.length < 200 || value - before >= 0.5);
      if (isCut && left.weight >= least && weight - left.weight >= least) {
        const gain =
          left.slope ** 2 / (left.curve + ridge) +
          (slope - left.slope) ** 2 / (curve - left.curve + ridge) -
          whole;
        const rise = (slope - left.slope) / (curve - left.curve + ridge) - left.slope / (left.curve + ridge);
        const isAllowed = rise * (direction[signal] ?? rise) >= 0;
        if (isAllowed && gain > (best?.gain ?? 1e-3))
          best = { signal, below: round((value + before) / 2), gain };
      }
      left = {
        slope: left.slope + point.slope,
        curve: left.curve + point.curve,
        weight: left.weight + point.weight,
      };
    });
  }
  return best;
}

function sum(points: readonly Point[], key: "slope" | "curve" | "weight"): number {
  return points.reduce((total, point) => total + point[key], 0);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
