import { hasUnknownCode } from "@engine/reading/text-layer/unknown-codes";
import { limitedByUnknownCodes } from "@engine/values/limited-by-unknown-codes";
import { expect, it } from "vitest";

const hole = "\uFFFD";

it.each([
  [0.98, ["Acme", "Tools"], 0.98],
  [0.98, [`Ac${hole}e`, "Tools"], 0.5],
  [0.3, [`Ac${hole}e`], 0.3],
  [0.98, [], 0.98],
])("a value at %d written as %j keeps %d", (confidence, words, limited) => {
  expect(words.some(hasUnknownCode)).toBe(words.join("").includes(hole));
  expect(limitedByUnknownCodes(confidence, words)).toBe(limited);
});
