import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { asStored, encodeTable, lastTrained, type TrainingOptions, trainScorer } from "@fieldwise/engine/lab";
import { baseScorer, type Scorer } from "@fieldwise/engine/training";
import { corpusDocuments, type Grouping } from "./corpus-documents";
import { crossValidate, exampleOf, treeOptions, untrained, writePredictions } from "./cross-validate";
import { type ConfidenceSample, fitBoostedTrees } from "./fit-boosted-trees";
import { withInitial } from "./initial-weights";
import { leaveSourcesOut } from "./leave-sources-out";
import { seriesSamples } from "./series-samples";
import { syntheticDocuments, syntheticSeries } from "./synthetic-documents";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true, default: [] },
    words: { type: "string", multiple: true, default: [] },
    grouping: { type: "string", default: "layout" },
    folds: { type: "string", default: "3" },
    out: { type: "string" },
    "skip-sources": { type: "boolean", default: false },
    "validate-only": { type: "boolean", default: false },
    "keep-weights": { type: "boolean", default: false },
    synthetic: { type: "string", default: "2000" },
    "held-out": { type: "string" },
    weight: { type: "string", default: "5" },
    epochs: { type: "string", default: "6" },
    rate: { type: "string", default: "0.15" },
    decay: { type: "string", default: "0.01" },
    seed: { type: "string", default: "1" },
    bits: { type: "string", default: "20" },
  },
});

if (values.corpus.length !== values.words.length) {
  console.error(
    "usage: npm run train:base -- [--corpus DIR --words DIR [--corpus DIR --words DIR …]] [--synthetic N] [--seed N] [--out DIR]",
  );
  console.error("--words is the folder that `npm run evaluate -- --corpus DIR --cache WORDS` fills.");
  process.exit(2);
}
const seed = Number(values.seed);
const settings = { synthetic: Number(values.synthetic), weight: Number(values.weight), seed };
const options: TrainingOptions = {
  version: "base-1",
  epochs: Number(values.epochs),
  seed,
  rate: Number(values.rate),
  decay: Number(values.decay),
  bits: Number(values.bits),
};
const folds = Number(values.folds);
/** Generated documents that folds are made of and trained with: more tell confidence nothing new and take as long again. */
const validated = 1000;
const started = performance.now();
const tell = (what: string) => console.log(`${Math.round((performance.now() - started) / 1000)} s: ${what}`);

const corpus = (
  await Promise.all(
    values.corpus.map((folder, place) =>
      corpusDocuments(path.resolve(folder), path.resolve(values.words[place] ?? ""), {
        grouping: values.grouping as Grouping,
        weight: settings.weight,
      }),
    ),
  )
).flat();
const synthetic = syntheticDocuments(settings.synthetic, seed);
const synthesized = synthetic.map(exampleOf);
tell(`${corpus.length} corpus documents, ${synthetic.length} synthetic documents`);

const examples = corpus.map(exampleOf);
const ofSynthetic =
  folds === 0 ? [] : await crossValidate(synthetic.slice(0, validated), examples, { folds: 3, options });
tell(`${ofSynthetic.length} choices on generated documents held out`);
const ofCorpus =
  folds === 0
    ? []
    : await crossValidate(corpus, synthesized.slice(0, validated), {
        folds,
        out: values.out && path.resolve(values.out),
        options,
        besides: ofSynthetic,
      });
tell(`${ofCorpus.length} choices on corpus documents held out`);

const keepsWeights = values["keep-weights"];
let ofSources: ConfidenceSample[] = [];
if ((folds > 0 || keepsWeights) && !values["skip-sources"]) {
  const material = { documents: [...corpus, ...synthetic], examples: [...examples, ...synthesized] };
  const out = values.out && `${path.resolve(values.out)}-by-source`;
  ofSources = await leaveSourcesOut(material, options, out);
  tell("every source was left out once");
}
if (values["held-out"]) {
  const scorer = asStored(trainScorer(untrained, [...synthesized, ...examples], options));
  const fresh = syntheticDocuments(600, seed + 1_000_000);
  await writePredictions(fresh, () => scorer, path.resolve(values["held-out"]));
}
if (!values["validate-only"]) await (keepsWeights ? shipConfidence(baseScorer) : ship());

async function ship(): Promise<void> {
  const scorer = trainScorer(untrained, [...synthesized, ...examples], options);
  const learnt = lastTrained(scorer);
  if (!learnt) throw new Error("training made no weights");
  const table = Buffer.from(encodeTable(withInitial(learnt)));
  const digest = createHash("sha256").update(table).digest("hex");
  const artefact = {
    version: `${options.version}-${digest.slice(0, 8)}`,
    settings,
    options,
    table: table.toString("base64"),
  };
  await writeFile("engine/weights/base-weights.json", `${JSON.stringify(artefact)}\n`);
  tell(`${artefact.version}: ${table.length} bytes of weights`);
  if (folds > 0) await shipConfidence(asStored(scorer));
}

/**
 * Fits the confidence on choices that weights made which had not seen the source of the document, where sources were left out, and on
 * documents of known layouts.
 */
async function shipConfidence(scorer: Scorer): Promise<void> {
  const unseen = ofSources.length > 0 ? ofSources : [...ofCorpus, ...ofSynthetic];
  const ofSeries = seriesSamples(syntheticSeries(150, seed), () => scorer);
  const confidence = `${JSON.stringify(fitBoostedTrees([...unseen, ...ofSeries], treeOptions))}\n`;
  await writeFile("engine/weights/confidence-trees.json", confidence);
  tell(`confidence on ${unseen.length} and ${ofSeries.length} choices: ${confidence.length} bytes of trees`);
}
