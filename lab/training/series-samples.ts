import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { Scorer } from "@fieldwise/engine/training";
import { Learner } from "../evaluation/learn-series";
import { samplesOf } from "./confidence-samples";
import type { ConfidenceSample } from "./fit-boosted-trees";
import type { LabelledDocument } from "./labelled-document";

/**
 * What can be learned about confidence from documents of known layouts: each series goes through a memory of its own in
 * the order given, every document corrected after it was answered; the first of a series has no memory and is left out.
 */
export function seriesSamples(
  documents: readonly LabelledDocument[],
  scorerFor: (document: LabelledDocument) => Scorer,
): ConfidenceSample[] {
  const learners = new Map<string, Learner>();
  const counts = new Map<string, number>();
  for (const { series } of documents) counts.set(series, (counts.get(series) ?? 0) + 1);
  const repeated = documents.filter(({ series }) => (counts.get(series) ?? 0) > 1);
  return repeated.flatMap((document) => {
    const { id, series, pages, request, truth } = document;
    const known = learners.get(series);
    const learner = known ?? new Learner(false);
    learners.set(series, learner);
    const scorer = scorerFor(document);
    const samples = known ? samplesOf(document, scorer, learner.memories) : [];
    const knowledge = { ...baseKnowledge, scorer, memories: learner.memories };
    const predicted = extract(pages, request, knowledge);
    const fields = Object.fromEntries(
      Object.entries(truth).flatMap(([key, [value]]) => (value === undefined ? [] : [[key, { value }]])),
    );
    learner.correct(id, { pages, request, predicted }, { fields, scored: Object.keys(truth) });
    return samples;
  });
}
