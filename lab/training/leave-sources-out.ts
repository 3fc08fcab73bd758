import { asStored, probabilityOf, type TrainingOptions, trainScorer } from "@fieldwise/engine/lab";
import type { Scorer, TrainingExample } from "@fieldwise/engine/training";
import { samplesOf } from "./confidence-samples";
import { treeOptions, untrained, writePredictions } from "./cross-validate";
import { type ConfidenceSample, fitBoostedTrees } from "./fit-boosted-trees";
import type { LabelledDocument } from "./labelled-document";
import { type Judged, sourceTable } from "./source-table";

/** Documents with their training examples, in the same order. */
export type Material = { documents: readonly LabelledDocument[]; examples: readonly TrainingExample[] };

/** Countries of the generator are held out in this many groups: one by one they would take a training each. */
const countryGroups = 3;

/** What is held out together: a source of the corpora, or some countries of the generator. */
export function partsOf(documents: readonly LabelledDocument[]): string[] {
  const sources = [...new Set(documents.map(({ source }) => source))].sort();
  const generated = new Set(
    documents.filter(({ origin }) => origin === "generator").map(({ source }) => source),
  );
  const countries = [...generated].sort();
  const partOf = new Map(
    sources.map((source) => [
      source,
      generated.has(source) ? `countries ${countries.indexOf(source) % countryGroups}` : source,
    ]),
  );
  return documents.map(({ source }) => partOf.get(source) ?? source);
}

/**
 * Trains once without each source and prints, in a table by source, how good the answers are on paper that the weights
 * know nothing like. With `out`, writes the predictions for the corpora there, with confidences that were fitted
 * without the source as well. Returns the choices that were made without the source of their document, for fitting the
 * confidence that is shipped.
 */
export async function leaveSourcesOut(
  { documents, examples }: Material,
  options: TrainingOptions,
  out: string | undefined,
): Promise<ConfidenceSample[]> {
  const parts = partsOf(documents);
  const scorers = new Map<string, Scorer>();
  const samples = new Map<string, ConfidenceSample[]>();
  for (const part of new Set(parts)) {
    const others = examples.filter((_, index) => parts[index] !== part);
    const scorer = asStored(trainScorer(untrained, others, options));
    scorers.set(part, scorer);
    const held = documents.filter((_, index) => parts[index] === part);
    samples.set(
      part,
      held.flatMap((document) => samplesOf(document, scorer)),
    );
  }
  const judged: Judged[] = [];
  for (const [part, own] of samples) {
    const others = [...samples].flatMap(([other, list]) => (other === part ? [] : list));
    const confidence = fitBoostedTrees(others, treeOptions);
    scorers.set(part, { ...(scorers.get(part) ?? untrained), confidence });
    for (const sample of own)
      judged.push({ ...sample, confidence: probabilityOf(confidence, sample.signals) });
  }
  console.table(sourceTable(documents, judged));
  if (out) {
    const ofCorpora = documents.flatMap((document, index) =>
      document.origin === "corpus" ? [{ document, part: parts[index] ?? "" }] : [],
    );
    await writePredictions(
      ofCorpora.map(({ document }) => document),
      (index) => scorers.get(ofCorpora[index]?.part ?? "") ?? untrained,
      out,
    );
  }
  return [...samples.values()].flat();
}
