import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { extract } from "~/domain/extraction/extract";
import { baseKnowledge } from "~/domain/extraction/knowledge";
import { asStored } from "~/domain/extraction/scorer/encode-scorer";
import type { Scorer } from "~/domain/extraction/scorer/scorer";
import { shuffled } from "~/domain/extraction/scorer/shuffled";
import { type TrainingOptions, trainScorer } from "~/domain/extraction/scorer/train-scorer";
import { type TrainingExample, trainingExampleOf } from "~/domain/extraction/scorer/training-example";
import { predictionOf } from "../evaluation/prediction-of";
import type { LabelledDocument } from "./labelled-document";

const empty: Scorer = { version: "untrained", tables: [] };

/** The training example of a labelled document, on the untrained scorer. */
export function exampleOf(document: LabelledDocument): TrainingExample {
  const knowledge = { ...baseKnowledge, scorer: empty };
  const example = trainingExampleOf(document.pages, { request: document.request, knowledge }, document.truth);
  return { ...example, weight: document.weight };
}

/**
 * Trains as many times as there are folds, each time without the documents of the fold's groups, and writes their
 * predictions to `out`. `always` is trained on every time.
 */
export async function crossValidate(
  documents: readonly LabelledDocument[],
  always: readonly TrainingExample[],
  { folds, out, options }: { folds: number; out: string; options: TrainingOptions },
): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const fold = foldsOf(documents, folds, options.seed);
  const examples = documents.map(exampleOf);
  for (let held = 0; held < folds; held += 1) {
    const seen = examples.filter((_, index) => fold[index] !== held);
    const scorer = asStored(trainScorer(empty, [...always, ...seen], options));
    for (const [index, document] of documents.entries()) {
      if (fold[index] !== held) continue;
      const result = extract(document.pages, document.request, { ...baseKnowledge, scorer });
      const prediction = predictionOf(document.request.kind, result, document.pages);
      await writeFile(path.join(out, `${document.id}.json`), JSON.stringify(prediction));
    }
  }
}

/** The fold of each document: groups stay together, large groups are dealt out first. */
function foldsOf(documents: readonly LabelledDocument[], folds: number, seed: number): number[] {
  const groups = [...new Set(documents.map((document) => document.group))];
  const order = shuffled(groups.length, seed).map((index) => groups[index] as string);
  const sizes = new Map(order.map((group) => [group, documents.filter((one) => one.group === group).length]));
  const filled = new Array<number>(folds).fill(0);
  const foldOf = new Map<string, number>();
  for (const group of [...order].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))) {
    const least = filled.indexOf(Math.min(...filled));
    foldOf.set(group, least);
    filled[least] = (filled[least] ?? 0) + (sizes.get(group) ?? 0);
  }
  return documents.map((document) => foldOf.get(document.group) ?? 0);
}
