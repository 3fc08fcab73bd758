import { agreement, choicesOf, signalValues, specsFor } from "@fieldwise/engine/lab";
import { baseKnowledge, type VendorMemory } from "@fieldwise/engine/memory";
import type { Scorer } from "@fieldwise/engine/training";
import type { ConfidenceSample } from "./fit-boosted-trees";
import type { LabelledDocument } from "./labelled-document";

/** Real paper counts more than generated paper: there is less of it, and it is what the product is for. */
const corpusWeight = 5;

/** What a scorer chose on a document it was not trained on, with its signals, and whether it was right. */
export function samplesOf(
  document: LabelledDocument,
  scorer: Scorer,
  memories: readonly VendorMemory[] = [],
): ConfidenceSample[] {
  const { pages, request, truth, group, source, origin } = document;
  const types = new Map(specsFor(request).map((spec) => [spec.key, spec.candidates]));
  return choicesOf(pages, request, { ...baseKnowledge, scorer, memories }).flatMap(({ value, signals }) => {
    const values = truth[signals.field];
    const type = types.get(signals.field);
    if (!values || !type) return [];
    const right = values.some((wanted) => agreement(type, value, wanted) > 0);
    return [
      {
        group,
        source,
        signals: signalValues(signals),
        right,
        weight: origin === "corpus" ? corpusWeight : 1,
      },
    ];
  });
}
