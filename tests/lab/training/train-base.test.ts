import { createHash } from "node:crypto";
import { extract } from "@engine/extract";
import { specsFor } from "@engine/fields/specs-for";
import { agreement } from "@engine/training/agreement";
import { trainScorer } from "@engine/training/train-scorer";
import { baseScorer } from "@engine/weights/base-scorer";
import shipped from "@engine/weights/base-weights.json";
import { encodeTable, lastTrained } from "@engine/weights/encode-scorer";
import { describe, expect, it } from "vitest";
import { exampleOf, untrained } from "../../../lab/training/cross-validate";
import { fitBoostedTrees } from "../../../lab/training/fit-boosted-trees";
import type { LabelledDocument } from "../../../lab/training/labelled-document";
import { syntheticDocuments } from "../../../lab/training/synthetic-documents";

const options = { version: "t", epochs: 2, seed: 1, rate: 0.15, decay: 0.01, bits: 16 };

const digestOfTraining = () => {
  const examples = syntheticDocuments(12, 40).map(exampleOf);
  const table = lastTrained(trainScorer(untrained, examples, options));
  return createHash("sha256")
    .update(table ? encodeTable(table) : "")
    .digest("hex");
};

/** How many of the known header values of the documents the shipped engine finds. */
function found(documents: readonly LabelledDocument[]): { right: number; all: number } {
  let [right, all] = [0, 0];
  for (const { pages, request, truth } of documents) {
    const { fields } = extract(pages, request);
    for (const { key, candidates } of specsFor(request)) {
      const wanted = truth[key] ?? [];
      if (wanted.length === 0) continue;
      all += 1;
      const value = fields[key]?.value ?? "";
      if (wanted.some((one) => agreement(candidates, value, one) > 0)) right += 1;
    }
  }
  return { right, all };
}

describe("train:base", () => {
  it("makes the same weights from the same seed, bit for bit", () => {
    expect(digestOfTraining()).toBe(digestOfTraining());
  }, 60_000);

  it("names the shipped weights by their digest", () => {
    const digest = createHash("sha256").update(Buffer.from(shipped.table, "base64")).digest("hex");
    expect(shipped.version.endsWith(digest.slice(0, 8))).toBe(true);
    expect(baseScorer.version).toBe(shipped.version);
  });

  it("made weights that find most values on generated documents they were not trained on", () => {
    const { right, all } = found(syntheticDocuments(40, 4_321));
    expect(all).toBeGreaterThan(200);
    expect(right / all).toBeGreaterThan(0.85);
  }, 60_000);
});

describe("growing confidence trees", () => {
  it("learns that the higher score is the surer one, whatever noise says", () => {
    const samples = Array.from({ length: 400 }, (_, index) => ({
      group: String(index % 7),
      source: "generated",
      signals: { score: (index % 20) / 4, noise: (index * 37) % 11 },
      right: (index * 13) % 20 < index % 20,
      weight: 1,
    }));
    const trees = fitBoostedTrees(samples, { trees: 20, depth: 2, rate: 0.3, ridge: 1, least: 5 });
    expect(trees.trees).toHaveLength(20);
    expect(JSON.stringify(trees)).toContain('"score"');
  });
});
