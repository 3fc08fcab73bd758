/** A signal in bins: `bins` holds for each sample how many of the ascending `cuts` its value reaches. */
export type BinnedSignal = { name: string; cuts: number[]; bins: Uint8Array };

const mostCuts = 40;

/** Puts every signal of the samples into bins of about the same number of samples; a missing signal counts as 0. */
export function binned(samples: readonly Readonly<Record<string, number>>[]): BinnedSignal[] {
  const names = [...new Set(samples.flatMap((signals) => Object.keys(signals)))].sort();
  return names.map((name) => {
    const values = samples.map((signals) => signals[name] ?? 0);
    const cuts = cutsOf(values);
    const bins = Uint8Array.from(values, (value) => cuts.filter((cut) => value >= cut).length);
    return { name, cuts, bins };
  });
}

function cutsOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const step = Math.max(1, sorted.length / mostCuts);
  const cuts = new Set<number>();
  for (let place = step; place < sorted.length; place += step) {
    const value = sorted[Math.floor(place)] ?? 0;
    const before = lastBelow(sorted, value);
    if (before !== undefined) cuts.add(Math.round(((before + value) / 2) * 1e4) / 1e4);
  }
  const next = sorted.find((value) => value > (sorted[0] ?? 0));
  if (cuts.size === 0 && next !== undefined)
    cuts.add(Math.round((((sorted[0] ?? 0) + next) / 2) * 1e4) / 1e4);
  return [...cuts].sort((a, b) => a - b);
}

function lastBelow(sorted: readonly number[], value: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}
