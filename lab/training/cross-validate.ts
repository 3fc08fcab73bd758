import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  asStored,
  extract,
  type TrainingOptions,
  trainingExampleOf,
  trainScorer,
} from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { Scorer, TrainingExample } from "@fieldwise/engine/training";
import { predictionOf } from "../evaluation/prediction-of";
import { samplesOf } from "./confidence-samples";
import { type ConfidenceSample, fitBoostedTrees, type GrowingOptions } from "./fit-boosted-trees";
import { foldsOf } from "./folds-of";
import { initialWeights } from "./initial-weights";
import type { LabelledDocument } from "./labelled-document";
import { withOwnFieldViews } from "./own-field-views";
import { seriesSamples } from "./series-samples";

/** A scorer that knows no more than what training begins with. */
export const untrained: Scorer = {
  version: "untrained",
  tables: [initialWeights()],
  confidence: { start: 0, trees: [] },
};

/**
 * How the confidence model is grown: of eight settings the one with the lowest log loss on sources left out. Deeper trees and larger
 * steps learn the sources.
 */
export const treeOptions: GrowingOptions = { trees: 160, depth: 2, rate: 0.05, ridge: 2, least: 8 };

const examples = new WeakMap<LabelledDocument, TrainingExample>();

/** The training example of a labelled document, on the untrained scorer; made once. */
export function exampleOf(document: LabelledDocument): TrainingExample {
  const known = examples.get(document);
  if (known) return known;
  const knowledge = { ...baseKnowledge, scorer: untrained };
  const { pages, request, truth, places, weight } = document;
  const example = trainingExampleOf(pages, { request, knowledge }, truth, places);
  const seen = withOwnFieldViews({ ...example, weight });
  examples.set(document, seen);
  return seen;
}

type Validation = {
  folds: number;
  out?: string | undefined;
  options: TrainingOptions;
  /** Choices on other documents that the confidence model is fitted on, too. */
  besides?: readonly ConfidenceSample[];
};

/**
 * Trains as many times as there are folds, each time without the documents of the fold's groups, and returns what can
 * be learned about confidence from the documents held out. With `out`, writes their predictions there, with confidences
 * of a model fitted on the other folds. `always` is trained on every time.
 */
export async function crossValidate(
  documents: readonly LabelledDocument[],
  always: readonly TrainingExample[],
  { folds, out, options, besides = [] }: Validation,
): Promise<ConfidenceSample[]> {
  const fold = foldsOf(documents, folds, options.seed);
  const examples = documents.map(exampleOf);
  const scorers: Scorer[] = [];
  const samples: ConfidenceSample[][] = [];
  for (let held = 0; held < folds; held += 1) {
    const seen = examples.filter((_, index) => fold[index] !== held);
    const scorer = asStored(trainScorer(untrained, [...always, ...seen], options));
    scorers.push(scorer);
    samples.push(
      documents.filter((_, index) => fold[index] === held).flatMap((document) => samplesOf(document, scorer)),
    );
  }
  const ofSeries = seriesSamples(
    documents,
    (document) => scorers[fold[documents.indexOf(document)] ?? 0] ?? untrained,
  );
  if (out) {
    const calibrated = scorers.map((scorer, held) => ({
      ...scorer,
      confidence: fitBoostedTrees(
        [...besides, ...samples.filter((_, index) => index !== held).flat()],
        treeOptions,
      ),
    }));
    await writePredictions(documents, (index) => calibrated[fold[index] ?? 0] ?? untrained, out);
  }
  return [...samples.flat(), ...ofSeries];
}

/** Writes a prediction file for each document, made with the scorer that `scorerFor` gives for its place in the list. */
export async function writePredictions(
  documents: readonly LabelledDocument[],
  scorerFor: (index: number) => Scorer,
  out: string,
): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const [index, { id, pages, request }] of documents.entries()) {
    const result = extract(pages, request, { ...baseKnowledge, scorer: scorerFor(index) });
    await writeFile(path.join(out, `${id}.json`), JSON.stringify(predictionOf(request.kind, result, pages)));
  }
}
