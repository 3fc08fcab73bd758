import { type BoostedTrees, logitOf } from "./boosted-trees";
import { type ConfidenceSignals, signalValues } from "./confidence-signals";

/** The probability, 0 to 1 with four decimals, that the chosen value of a field is right. */
export function confidenceOf(signals: ConfidenceSignals, trees: BoostedTrees): number {
  const probability = 1 / (1 + Math.exp(-logitOf(trees, signalValues(signals))));
  return Math.min(0.9999, Math.max(0.0001, Math.round(1e4 * probability) / 1e4));
}
