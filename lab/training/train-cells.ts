import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { probabilityOf } from "@fieldwise/engine/lab";
import { calibrationOf } from "./calibration-of";
import { cellSamplesOf } from "./cell-samples";
import { corpusDocuments } from "./corpus-documents";
import { fitBoostedTrees, type GrowingOptions } from "./fit-boosted-trees";
import { foldsOf } from "./folds-of";
import { syntheticDocuments } from "./synthetic-documents";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    words: { type: "string" },
    synthetic: { type: "string", default: "1500" },
    folds: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    trees: { type: "string", default: "80" },
    depth: { type: "string", default: "3" },
    "validate-only": { type: "boolean", default: false },
  },
});
if (Boolean(values.corpus) !== Boolean(values.words)) {
  console.error("usage: npm run train:cells -- [--corpus DIR --words DIR] [--synthetic N] [--seed N]");
  process.exit(2);
}

const treeOptions: GrowingOptions = {
  trees: Number(values.trees),
  depth: Number(values.depth),
  rate: 0.15,
  ridge: 2,
  least: 20,
};
const folds = Number(values.folds);
const seed = Number(values.seed);
const corpus =
  values.corpus && values.words
    ? await corpusDocuments(path.resolve(values.corpus), path.resolve(values.words), {
        grouping: "layout",
        weight: 1,
      })
    : [];
const documents = [...syntheticDocuments(Number(values.synthetic), seed), ...corpus];
const fold = foldsOf(documents, folds, seed);
const samples = documents.flatMap((document, index) =>
  cellSamplesOf(document).map((sample) => ({
    ...sample,
    held: fold[index] ?? 0,
    source: document.source,
    medium: document.pages.some((page) => page.source === "ocr") ? "image" : "text",
  })),
);
const judged = Array.from({ length: folds }, (_, held) => {
  const trees = fitBoostedTrees(
    samples.filter((sample) => sample.held !== held),
    treeOptions,
  );
  return samples
    .filter((sample) => sample.held === held)
    .map((sample) => ({ ...sample, confidence: probabilityOf(trees, sample.signals) }));
}).flat();
type Judged = (typeof judged)[number];

function groupedBy(nameOf: (cell: Judged) => string): [string, Judged[]][] {
  const names = [...new Set(judged.map(nameOf))];
  return names.map((name) => [name, judged.filter((cell) => nameOf(cell) === name)]);
}

const byHand = ({ signals }: Judged) => signals.prior ?? 0;
const byTrees = ({ confidence }: Judged) => confidence;
const groups = groupedBy(({ source, medium }) => `${source}, ${medium}`);
const columns = groupedBy(({ column }) => column);
for (const [name, confidence] of [
  ["as read", byHand],
  ["fitted, held out", byTrees],
] as const) {
  console.log(name);
  console.table(
    Object.fromEntries(
      [["all", judged] as const, ...groups, ...columns].map(([of, cells]) => [
        of,
        calibrationOf(cells, confidence),
      ]),
    ),
  );
}
if (!values["validate-only"]) {
  const trees = `${JSON.stringify(fitBoostedTrees(samples, treeOptions))}\n`;
  await writeFile("engine/weights/cell-trees.json", trees);
  console.log(`${trees.length} bytes of trees`);
}
