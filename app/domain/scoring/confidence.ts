import { confidenceModel } from "./confidence-model";
import { type ConfidenceSignals, signalValues } from "./confidence-signals";

/** The probability, 0 to 1 with four decimals, that the chosen value of a field is right. */
export function confidenceOf(signals: ConfidenceSignals): number {
  const values = signalValues(signals);
  const logit = Object.keys(values).reduce(
    (sum, name) => sum + (confidenceModel[name] ?? 0) * (values[name] ?? 0),
    0,
  );
  return Math.round(1e4 / (1 + Math.exp(-logit))) / 1e4;
}
