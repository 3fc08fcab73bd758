import { type BoostedTrees, probabilityOf } from "../../weights/boosted-trees";
import { type ConfidenceSignals, signalValues } from "./confidence-signals";

/** The probability, 0 to 1 with four decimals, that the chosen value of a field is right. */
export const confidenceOf = (signals: ConfidenceSignals, trees: BoostedTrees): number =>
  probabilityOf(trees, signalValues(signals));
