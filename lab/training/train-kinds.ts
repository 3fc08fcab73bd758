import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { calibrationError } from "./calibration-of";
import { corpusDocuments } from "./corpus-documents";
import type { GrowingOptions } from "./fit-boosted-trees";
import { fitCalibration, fitKinds, type SurePage, sureWithoutOwnSource, withoutOwnSource } from "./fit-kinds";
import { kindSamples } from "./kind-samples";

/**
 * Fits the trees that see of what kind a first page is, and prints how good they are on sources that they have not seen:
 * `npm run train:kinds -- --corpus DIR --words DIR [--corpus DIR --words DIR]`. `--errors` lists the pages that are seen wrong.
 */
const { values } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true, default: [] },
    words: { type: "string", multiple: true, default: [] },
    synthetic: { type: "string", default: "1500" },
    others: { type: "string", default: "800" },
    journeys: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    trees: { type: "string", default: "40" },
    depth: { type: "string", default: "2" },
    errors: { type: "boolean", default: false },
    "validate-only": { type: "boolean", default: false },
  },
});
if (values.corpus.length !== values.words.length) {
  console.error("usage: npm run train:kinds -- [--corpus DIR --words DIR ...] [--synthetic N] [--seed N]");
  process.exit(2);
}

const growing: GrowingOptions = {
  trees: Number(values.trees),
  depth: Number(values.depth),
  rate: 0.2,
  ridge: 2,
  least: 5,
};
/** A file is placed unasked from here on (`app/domain/inbox/choose-model.ts`). */
const sure = 0.9;

const corpora = await Promise.all(
  values.corpus.map((folder, index) =>
    corpusDocuments(path.resolve(folder), path.resolve(values.words[index] ?? ""), {
      grouping: "layout",
      weight: 1,
    }),
  ),
);
const samples = kindSamples(
  corpora.flat(),
  {
    documents: Number(values.synthetic),
    others: Number(values.others),
    journeys: Number(values.journeys),
  },
  Number(values.seed),
);
const judged = withoutOwnSource(samples, growing);
const pages = sureWithoutOwnSource(judged);
const ofCorpora = pages.filter(({ origin }) => origin === "corpus");
const generated = pages.filter(({ origin }) => origin === "generator");

console.log("kind of first pages, each source left out of training and of calibration");
console.table(
  Object.fromEntries([
    ...grouped(ofCorpora, ({ medium }) => `corpora, ${medium}`),
    ...grouped(ofCorpora, ({ source }) => source),
    ...grouped(ofCorpora, ({ kind }) => `corpora, ${kind}`),
    ...grouped(generated, ({ source, sort }) => `${source.replace(/ \d$/, "")}, ${sort}`),
  ]),
);
if (values.errors)
  for (const { id, kind, seen, confidence } of ofCorpora.filter(({ right }) => !right))
    console.log(`${id}: ${kind} seen as ${seen}, ${confidence}`);

if (!values["validate-only"]) {
  const trees = { kinds: fitKinds(samples, growing), calibration: fitCalibration(judged) };
  const text = `${JSON.stringify(trees)}\n`;
  await writeFile("engine/kinds/kind-trees.json", text);
  console.log(`${text.length} bytes of trees`);
}

function grouped(some: readonly SurePage[], nameOf: (page: SurePage) => string) {
  const names = [...new Set(some.map(nameOf))].sort();
  return names.map((name) => [name, summaryOf(some.filter((page) => nameOf(page) === name))] as const);
}

/** How many are right, how many are placed unasked, and how many of those are right. */
function summaryOf(some: readonly SurePage[]) {
  const placed = some.filter(({ confidence, seen }) => confidence >= sure && seen !== "none");
  return {
    pages: some.length,
    right: percent(some, ({ right }) => right),
    placed: placed.length,
    "of them right": percent(placed, ({ right }) => right),
    "calibration error": calibrationError(some, ({ confidence }) => confidence).toFixed(3),
  };
}

function percent(some: readonly SurePage[], is: (page: SurePage) => boolean): string {
  return some.length === 0 ? "-" : `${((100 * some.filter(is).length) / some.length).toFixed(1)} %`;
}
