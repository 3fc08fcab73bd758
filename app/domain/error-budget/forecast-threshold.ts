import { type CheckedValues, chooseThreshold, type PassingThreshold } from "./choose-threshold";

/**
 * What may pass after `more` further documents were checked, if they are like the `documents` checked so far: an estimate, where
 * `chooseThreshold` of what was seen is a bound.
 */
export function forecastThreshold(
  values: readonly CheckedValues[],
  documents: number,
  more: number,
  most: number,
): PassingThreshold {
  const growth = documents > 0 ? (documents + more) / documents : 1;
  const grown = values.map(({ confidence, count, wrong }) => ({
    confidence,
    count: Math.round(count * growth),
    wrong: Math.ceil(wrong * growth),
  }));
  return chooseThreshold(grown, most);
}
