import type { BoostedTrees, Tree } from "@fieldwise/engine/lab";
import { type BinnedSignal, binned } from "./binned-signals";

/** Something to learn from: signals, whether what is fitted holds for them, and how much it counts. */
type FittedSample = { signals: Readonly<Record<string, number>>; right: boolean; weight: number };

/** The signals of a choice, and whether it was right. */
export type ConfidenceSample = FittedSample & {
  source: string;
  group: string;
  signals: Record<string, number>;
};

/** How the trees are grown. `ridge` is added to the second derivatives of a leaf, `least` is its smallest weight. */
export type GrowingOptions = { trees: number; depth: number; rate: number; ridge: number; least: number };

/** Signals that can only speak for (1) or against (-1) what is fitted: a split that says otherwise fits noise. */
type Directions = Readonly<Record<string, 1 | -1>>;

/** First and second derivatives of the log loss and the weight of each sample, as columns. */
type Slopes = { slope: Float64Array; curve: Float64Array; weight: Float64Array };
type Sums = { slope: number; curve: number; weight: number };

/** The directions of what speaks for a value. */
const ofValues: Directions = {
  score: 1,
  margin: 1,
  share: 1,
  label: 1,
  reading: 1,
  claimed: -1,
  memory: 1,
  constant: 1,
  against: 1,
  addsUp: 1,
  rate: 1,
  lines: 1,
  paid: 1,
  dateOrder: 1,
  checkDigit: 1,
  proven: 1,
};

/** Fits boosted trees to the log loss by Newton steps (Friedman 2001; regularised leaves as in Chen and Guestrin 2016). */
export function fitBoostedTrees(
  samples: readonly FittedSample[],
  options: GrowingOptions,
  directions: Directions = ofValues,
): BoostedTrees {
  const signals = binned(samples.map((sample) => sample.signals));
  const total = samples.reduce((sum, sample) => sum + sample.weight, 0);
  const right = samples.reduce((sum, sample) => sum + (sample.right ? sample.weight : 0), 0);
  const start = round(Math.log((right + 1) / (total - right + 1)));
  const logits = new Float64Array(samples.length).fill(start);
  const everybody = Int32Array.from(samples.keys());
  const trees = Array.from({ length: options.trees }, () => {
    const slopes = slopesOf(samples, logits);
    return grow(everybody, options.depth, { signals, slopes, options, logits, directions });
  });
  return { start, trees };
}

function slopesOf(samples: readonly FittedSample[], logits: Float64Array): Slopes {
  const columns = (value: (sample: FittedSample, expected: number) => number) =>
    Float64Array.from(samples, (sample, index) => value(sample, 1 / (1 + Math.exp(-(logits[index] ?? 0)))));
  return {
    slope: columns(({ right, weight }, expected) => weight * ((right ? 1 : 0) - expected)),
    curve: columns(({ weight }, expected) => weight * expected * (1 - expected)),
    weight: columns(({ weight }) => weight),
  };
}

type Growth = {
  signals: readonly BinnedSignal[];
  slopes: Slopes;
  options: GrowingOptions;
  logits: Float64Array;
  directions: Directions;
};

/** Grows a tree over the samples and adds its leaves to their logits. */
function grow(samples: Int32Array, depth: number, growth: Growth): Tree {
  const { slopes, options, logits } = growth;
  const split = depth > 0 ? bestSplit(samples, growth) : undefined;
  if (!split) {
    const { slope, curve } = sumsOf(samples, slopes);
    const leaf = round((options.rate * slope) / (curve + options.ridge));
    for (const sample of samples) logits[sample] = (logits[sample] ?? 0) + leaf;
    return leaf;
  }
  const { signal, cut } = split;
  const isBelow = (sample: number) => (signal.bins[sample] ?? 0) <= cut;
  return {
    signal: signal.name,
    below: signal.cuts[cut] ?? 0,
    yes: grow(samples.filter(isBelow), depth - 1, growth),
    no: grow(
      samples.filter((sample) => !isBelow(sample)),
      depth - 1,
      growth,
    ),
  };
}

function bestSplit(samples: Int32Array, { signals, slopes, options: { ridge, least }, directions }: Growth) {
  const whole = sumsOf(samples, slopes);
  const worth = ({ slope, curve }: Sums) => slope ** 2 / (curve + ridge);
  let best: { signal: BinnedSignal; cut: number; gain: number } | undefined;
  for (const signal of signals) {
    const bins = sumsByBin(samples, signal, slopes);
    const left: Sums = { slope: 0, curve: 0, weight: 0 };
    for (let cut = 0; cut < signal.cuts.length; cut += 1) {
      const bin = bins[cut] as Sums;
      left.slope += bin.slope;
      left.curve += bin.curve;
      left.weight += bin.weight;
      const other: Sums = {
        slope: whole.slope - left.slope,
        curve: whole.curve - left.curve,
        weight: whole.weight - left.weight,
      };
      if (left.weight < least || other.weight < least) continue;
      const rise = other.slope / (other.curve + ridge) - left.slope / (left.curve + ridge);
      const gain = worth(left) + worth(other) - worth(whole);
      const isAllowed = rise * (directions[signal.name] ?? rise) >= 0;
      if (isAllowed && gain > (best?.gain ?? 1e-3)) best = { signal, cut, gain };
    }
  }
  return best;
}

function sumsByBin(
  samples: Int32Array,
  { bins, cuts }: BinnedSignal,
  { slope, curve, weight }: Slopes,
): Sums[] {
  const sums = Array.from({ length: cuts.length + 1 }, (): Sums => ({ slope: 0, curve: 0, weight: 0 }));
  for (const sample of samples) {
    const bin = sums[bins[sample] ?? 0] as Sums;
    bin.slope += slope[sample] ?? 0;
    bin.curve += curve[sample] ?? 0;
    bin.weight += weight[sample] ?? 0;
  }
  return sums;
}

function sumsOf(samples: Int32Array, { slope, curve, weight }: Slopes): Sums {
  const sums: Sums = { slope: 0, curve: 0, weight: 0 };
  for (const sample of samples) {
    sums.slope += slope[sample] ?? 0;
    sums.curve += curve[sample] ?? 0;
    sums.weight += weight[sample] ?? 0;
  }
  return sums;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
