import { baseScorer } from "@fieldwise/engine/training";
import { describe, expect, it } from "vitest";
import { isTrainedName, versionName } from "~/domain/training/version-name";
import { weightsOfText, weightsText } from "~/domain/training/weights-text";

describe("weights as a text", () => {
  it.each([0, 1, 2, 3, 8_191, 8_192, 8_193, 100_000])("of %i bytes come back as they were", (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 256);
    expect(weightsOfText(weightsText(bytes))).toEqual(bytes);
  });
});

describe("a name of weights", () => {
  it("says whether they were trained over the shipped ones", () => {
    const trained = versionName(baseScorer.version, 3, "01980000-0000-7000-8000-00009f2c71aa");
    const over = versionName(trained, 1, "01980000-0000-7000-8000-0000a1b2c3d4");
    expect([baseScorer.version, trained, over].map(isTrainedName)).toEqual([false, true, true]);
  });
});
