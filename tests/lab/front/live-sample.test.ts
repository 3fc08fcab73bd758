import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { liveSamples } from "~/domain/live-sample/live-sample";
import { readLiveSample } from "../../../lab/front/live-sample";

/** Another version of the engine may be a little surer or less sure of a value. */
const slack = 0.05;

describe.each(["en", "es"] as const)("the sample that visitors see in %s", (language) => {
  it("is what the product finds on the paper: after a change of the engine, run node scripts/live-samples.mjs", async () => {
    const { sample, picture } = await readLiveSample(language);
    const shown = liveSamples[language];
    const withoutConfidence = ({ confidence: _, ...field }: (typeof sample.fields)[number]) => field;
    expect(shown.fields.map(withoutConfidence)).toEqual(
      JSON.parse(JSON.stringify(sample.fields.map(withoutConfidence))),
    );
    for (const [index, { confidence }] of sample.fields.entries())
      expect(Math.abs(confidence - (shown.fields[index]?.confidence ?? 0))).toBeLessThan(slack);
    expect(shown.proof).toEqual(sample.proof);
    expect(shown.proof.state).toBe("proven");
    expect(readFileSync(`public/live-sample/${language}.webp`).equals(picture)).toBe(true);
  });
});
