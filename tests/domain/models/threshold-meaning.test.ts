import { expect, it } from "vitest";
import { thresholdMeaning } from "~/domain/models/threshold-meaning";

const fields = [
  { weight: 10, required: true },
  { weight: 5, required: false },
  { weight: 3, required: false },
];

it.each([
  [18, { reached: 18, required: 10, more: 8, spare: 0 }],
  [13, { reached: 18, required: 10, more: 3, spare: 5 }],
  [8, { reached: 18, required: 10, more: 0, spare: 10 }],
  [20, { reached: 18, required: 10, more: 10, spare: -2 }],
])("a threshold of %i", (threshold, meaning) => {
  expect(thresholdMeaning(fields, threshold)).toEqual(meaning);
});
